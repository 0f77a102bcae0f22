type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** What the platform itself does with a value: React keeps its own setter on each field, which would swallow the news. */
function setNatively(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Lets the page hear of a text that stands in a field since before it listened. The caret stays where it is. */
function tellText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const caret =
    field.selectionStart === null ? null : ([field.selectionStart, field.selectionEnd ?? 0] as const);
  field.value = `${typed} `;
  setNatively(field, typed);
  if (caret) field.setSelectionRange(...caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A box is ticked by a click alone as far as the page is concerned: taken back unheard, and clicked again. */
function tellTick(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.click();
}

function tell(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    if (field.value !== (initial?.value ?? '')) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'file') {
    if (field.value) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) tellTick(field);
  } else if (field.value !== field.defaultValue) tellText(field);
}

function carryOut(press: EarlyPress): void {
  if (!press.target.isConnected) return;
  if (press.kind === 'press') press.target.click();
  else if (press.submitter?.isConnected) press.target.requestSubmit(press.submitter);
  else press.target.requestSubmit();
}

const holdBack = (event: Event) => event.preventDefault();

/**
 * Ends the noting of what is pressed before the page's code is there: call it in the same breath as React is given the
 * page, which answers presses itself from then on (a press that was noted as well would be carried out twice). What it
 * returns hands over, once the page answers: fields keep their text and the page knows of it, a form that was sent is
 * sent, a button that was pressed is pressed, each once and in order. Until then no form is sent by the browser.
 */
export function takeEarlyInput(): (root: HTMLElement) => void {
  let presses = window.sorellaEarlyPresses?.();
  delete window.sorellaEarlyPresses;
  document.addEventListener('submit', holdBack, true);
  return (root) => {
    document.removeEventListener('submit', holdBack, true);
    if (!presses) return;
    const noted = presses;
    presses = undefined;
    for (const field of [...root.querySelectorAll('input, textarea, select')].filter(isField)) tell(field);
    // A form that is sent says what the page knows by then: what was typed comes first.
    queueMicrotask(() => {
      for (const press of noted) carryOut(press);
    });
  };
}
