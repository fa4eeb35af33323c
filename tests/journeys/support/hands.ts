import type { Locator, Page } from 'playwright-core';

/** How someone works a page. */
export interface Hands {
  readonly press: (control: Locator) => Promise<void>;
  /** Types into a field; what stands in it is replaced. */
  readonly put: (field: Locator, text: string) => Promise<void>;
  /** Chooses one of a group of radio buttons, or ticks a box. */
  readonly check: (control: Locator) => Promise<void>;
  readonly choose: (select: Locator, value: string) => Promise<void>;
  /** Types into a combobox and takes the first of what it finds. */
  readonly lookUp: (combobox: Locator, text: string) => Promise<void>;
  /** Milliseconds from a press to the next one at best. */
  readonly moment: number;
}

/** As quick as a person. Who makes a click of the mouse or a press of a key says itself that it is a single one. */
const A_MOMENT = 250;

/** Playwright scrolls the control into view, waits until the element at its middle is that control or inside it, and
 * presses there by coordinates: a control that something else covers is not pressed. */
export const withMouse: Hands = {
  press: (control) => control.click(),
  put: (field, text) => field.fill(text),
  check: (control) => control.check(),
  choose: async (select, value) => void (await select.selectOption(value)),
  lookUp: async (combobox, text) => {
    await combobox.fill(text);
    await firstOption(combobox).click();
  },
  moment: A_MOMENT,
};

/** Milliseconds in which a second tap at the same place of the screen is a double tap, whatever has moved there. */
const DOUBLE_TAP = 400;

/** The same with a finger. */
export const withFinger: Hands = {
  ...withMouse,
  press: (control) => control.tap(),
  lookUp: async (combobox, text) => {
    await combobox.tap();
    await combobox.fill(text);
    await firstOption(combobox).tap();
    await combobox.page().waitForTimeout(DOUBLE_TAP);
  },
  check: async (control) => {
    if (!(await control.isChecked())) await control.tap();
    if (!(await control.isChecked())) throw new Error(`${String(control)} was tapped and is not chosen.`);
  },
  moment: DOUBLE_TAP + 50,
};

/** Someone who has no mouse: the Tab key comes to every control, and keys work it. */
export function withKeys({ keyboard }: Page): Hands {
  const press = async (key: string, done: () => Promise<boolean>, what: string): Promise<void> => {
    for (let times = 0; times < 80; times += 1) {
      if (await done()) return;
      await keyboard.press(key);
    }
    throw new Error(`The ${key} key does not come to ${what}.`);
  };
  const tabTo = async (control: Locator): Promise<void> => {
    await control.waitFor();
    await press('Tab', () => hasFocus(control), String(control));
  };
  return {
    press: async (control) => {
      await tabTo(control);
      await keyboard.press('Enter');
    },
    put: async (field, text) => {
      await tabTo(field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    check: async (control) => {
      await control.waitFor();
      // A group of radio buttons is one stop of the Tab key; arrows go round in it.
      await press('Tab', () => control.evaluate(isInFocusedGroup), String(control));
      await press('ArrowDown', () => hasFocus(control), String(control));
      if (!(await control.isChecked())) await keyboard.press('Space');
    },
    choose: async (select, value) => {
      await tabTo(select);
      await keyboard.press('Home');
      await press('ArrowDown', async () => (await select.inputValue()) === value, `${value} of ${String(select)}`);
    },
    lookUp: async (combobox, text) => {
      await tabTo(combobox);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
      await firstOption(combobox).waitFor();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    moment: A_MOMENT,
  };
}

/** One combobox is open at a time. */
function firstOption(combobox: Locator): Locator {
  return combobox.page().getByRole('listbox').getByRole('option').first();
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

function isInFocusedGroup(element: Element): boolean {
  const here = document.activeElement;
  const areRadios = [element, here].every((one) => one instanceof HTMLInputElement && one.type === 'radio');
  return here === element || (areRadios && here?.getAttribute('name') === element.getAttribute('name'));
}
