/** A part of a long list, of which the browser leaves out what cannot be seen once it knows how high the part is: by an estimate alone, a list would
 * jump while it is scrolled, and Back would come to another place. It stays in the page for screen readers and for who looks for a word. */
export function skipUnseen(part: HTMLElement | null): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => part?.setAttribute('data-measured', ''));
  });
  return () => cancelAnimationFrame(frame);
}
