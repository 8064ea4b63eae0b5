import { isSettingCode, type SettingCode } from '../../../domain/settings/catalogue.ts';
import { readHex } from '../../../domain/settings/color.ts';
import { type Settings, valueOf } from '../../../domain/settings/settings.ts';

/** A setting with the value of its control. */
export interface Choice {
  readonly code: SettingCode;
  readonly value: string;
}

/** The choice in a control of the form; null for other controls, and for a color that has not been typed completely. */
export function choiceIn(control: EventTarget): Choice | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return null;
  const code = control.dataset['color'] ?? control.name;
  if (!isSettingCode(code)) return null;
  if (control.dataset['color'] !== undefined) {
    const hex = readHex(control.value.trim());
    return hex === null ? null : { code, value: hex };
  }
  if (control instanceof HTMLSelectElement) return { code, value: control.value };
  if (control.type === 'checkbox') return { code, value: control.checked ? '1' : '-1' };
  return control.type === 'radio' && control.checked ? { code, value: control.value } : null;
}

/**
 * What the visitor chose before hydration: every control that differs from its initial state. Values that the server
 * filled in from the address (`data-filled`) do not count as choices.
 */
export function choicesBefore(form: HTMLFormElement): readonly Choice[] {
  return [...form.elements].flatMap((control) => {
    const filled = control instanceof HTMLElement ? control.dataset['filled'] : undefined;
    const choice = filled !== undefined || isTouched(control) ? choiceIn(control) : null;
    return choice === null || choice.value === filled ? [] : [choice];
  });
}

function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}

/** Sets the form's controls to the given settings. */
export function showIn(form: HTMLFormElement, settings: Settings): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (!isSettingCode(control.name)) continue;
    const value = valueOf(settings, control.name);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (control.type === 'checkbox') control.checked = value === '1';
    else if (control.type === 'radio') control.checked = control.value === value;
  }
}
