// Walks a page of docs with Tab, from before its first element to behind its last: everything that can be pressed or
// filled in gets the focus and shows it, nothing keeps it, and nothing is for the pointer alone.

/** Presses between two looks at how far the walk has come; so many may also lead to nothing new, as inside of a date. */
const PRESSES = 20;

/** Runs in the page: puts an end before and behind it, and writes down where the focus goes. */
function prepare(excluded) {
  const INTERACTIVE =
    'a[*|href], button, input:not([type="hidden"]), select, textarea, summary, audio[controls], video[controls]';
  const ROLES =
    '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="slider"], [role="combobox"]';
  /** One of them has the focus, arrow keys lead to the others. */
  const GROUP =
    '[role="tablist"], [role="radiogroup"], [role="toolbar"], [role="listbox"], [role="menu"], [role="tree"], [role="grid"]';
  const root = document.querySelector('#storybook-docs');

  // Stories and Storybook's own parts are not walked.
  const leaveOut = () => {
    for (const element of document.querySelectorAll(excluded.join(', '))) {
      element.inert = true;
      // A dialog in a window of its own takes the focus when it is there, inert or not.
      if (element.matches('object, iframe')) element.style.display = 'none';
    }
  };
  leaveOut();
  // A story that comes when the walk gets near is one too.
  new MutationObserver(leaveOut).observe(document.body, { childList: true, subtree: true });
  for (const element of document.body.children) if (!element.contains(root)) element.inert = true;
  // What changes slowly would be looked at before it has changed.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);

  const isOffered = (element) =>
    element.isConnected &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
    element.getClientRects().length > 0;
  const offered = [
    ...root.querySelectorAll(`${INTERACTIVE}, ${ROLES}, [tabindex]:not([tabindex="-1"])`),
  ].filter(isOffered);

  const end = () => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'End of the page';
    return button;
  };
  const [before, behind] = [end(), end()];
  document.body.prepend(before);
  document.body.append(behind);

  const NO_RING = ' none';
  /** What shows the focus: its own ring, or that of what stands around, behind or in it; a drawing's is its stroke. */
  const lookOf = (element) =>
    [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.firstElementChild,
      element.closest('label'),
      element instanceof SVGElement ? element.querySelector('path, polygon') : null,
    ].map((shown) => {
      if (shown === null) return NO_RING;
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth } =
        getComputedStyle(shown);
      const isDrawn =
        outlineStyle !== 'none' &&
        outlineWidth !== '0px' &&
        !/(, 0\)|\/ 0\)|transparent)$/.test(outlineColor);
      const ring = `${isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : ''} ${boxShadow}`;
      return shown instanceof SVGGeometryElement ? `${ring} ${stroke} ${strokeWidth}` : ring;
    });
  const atRest = new Map(offered.map((element) => [element, lookOf(element)]));
  const isSeen = (element) => {
    const rest = atRest.get(element) ?? [];
    return lookOf(element).some((look, index) => look !== NO_RING && look !== rest[index]);
  };
  const reached = new Set();
  const unseen = new Set();
  let left = false;
  document.addEventListener('focusin', ({ target }) => {
    if (target === behind) left = true;
    if (left || target === before) return;
    if (!reached.has(target) && !isSeen(target)) unseen.add(target);
    reached.add(target);
  });
  behind.addEventListener('keydown', (event) => event.preventDefault());
  before.focus();

  const isReached = (element) => {
    if (reached.has(element)) return true;
    const others =
      element.type === 'radio'
        ? root.querySelectorAll(`input[type="radio"][name="${CSS.escape(element.name)}"]`)
        : (element.closest(GROUP)?.querySelectorAll('*') ?? []);
    return [...others].some((other) => reached.has(other));
  };
  const propsOf = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    return key === undefined ? {} : element[key];
  };
  const forPointers = () => {
    const operable = `${INTERACTIVE}, ${ROLES}, label, [tabindex], [inert]`;
    return [...root.querySelectorAll('*')].filter(
      (element) =>
        typeof propsOf(element).onClick === 'function' &&
        element.closest(operable) === null &&
        element.querySelector(operable) === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  };
  const open = (element) => element.cloneNode(false).outerHTML.slice(0, 160);
  const said = (element) => `${open(element)} ${element.textContent.trim().slice(0, 40)}`;
  globalThis.keyboardWalk = {
    progress: () => ({ left, reached: reached.size }),
    result: () => ({
      offered: offered.length,
      missed: offered.filter((element) => isOffered(element) && !isReached(element)).map(said),
      unseen: [...unseen].map(said),
      forPointers: forPointers().map(said),
      stopped: said(document.activeElement),
    }),
  };
}

/** Walks the page that is open, and leaves it unfit for anything else. Says in sentences what is wrong. */
export async function walkByKeyboard(page, excluded) {
  await page.evaluate(prepare, excluded);
  let pressed = 0;
  let progress = { left: false, reached: 0 };
  while (!progress.left && pressed <= progress.reached + PRESSES) {
    // Held down, and not waited for one by one: only how far it has come matters.
    await Promise.all(Array.from({ length: PRESSES }, () => page.keyboard.down('Tab')));
    pressed += PRESSES;
    progress = await page.evaluate(() => globalThis.keyboardWalk.progress());
  }
  const { missed, unseen, forPointers, stopped } = await page.evaluate(() =>
    globalThis.keyboardWalk.result(),
  );
  return [
    ...(progress.left ? [] : [`Tab does not leave the page; the focus stays at ${stopped}`]),
    // Behind a trap nothing can be reached.
    ...(progress.left ? missed.map((element) => `Tab does not reach ${element}`) : []),
    ...unseen.map((element) => `the focus cannot be seen on ${element}`),
    ...forPointers.map((element) => `a press does something that no key does: ${element}`),
  ];
}
