/** What can be pressed on the page but is covered by something else at its middle, where people press: one line for each.
 * Runs in the page, so it stands alone. Each control is scrolled into view first; the page is left where it stood. */
export function coveredControls(): readonly string[] {
  const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role=button]';
  const page = document.querySelector(':modal') ?? document.body;
  const place = [scrollX, scrollY] as const;
  const findings = [...page.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((control) => {
    const seen = seenPart(control);
    if (seen === undefined) return [];
    seen.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // The widest line of a link that runs over several.
    const [box] = [...seen.getClientRects()].sort((one, other) => other.width - one.width);
    if (box === undefined || box.width < 2 || box.height < 2) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null || belongs(hit, control) || seen.contains(hit)) return [];
    // A list that someone has opened lies over what follows until it is closed.
    if (hit.closest('[role=listbox]') !== null) return [];
    return [`${named(control)} is covered by ${named(hit)}`];
  });
  scrollTo(...place);
  return findings;

  /** The control, or the label that stands for one that only assistive software sees; nothing when it cannot be pressed. */
  function seenPart(control: HTMLElement): HTMLElement | undefined {
    const isOff = control.matches(':disabled') || control.closest('[inert], [aria-hidden=true]') !== null;
    if (isOff || !control.checkVisibility({ visibilityProperty: true })) return undefined;
    const { width, height } = control.getBoundingClientRect();
    const isHidden = (width <= 1 && height <= 1) || getComputedStyle(control).opacity === '0';
    if (!isHidden) return control;
    const [label] = 'labels' in control ? ((control as HTMLInputElement).labels ?? []) : [];
    return label;
  }

  function belongs(hit: Element, control: HTMLElement): boolean {
    const label = hit.closest('label');
    return control.contains(hit) || (label?.control ?? undefined) === control;
  }

  function named(element: Element): string {
    const name =
      element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
    return `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ''}> "${name}"`;
  }
}
