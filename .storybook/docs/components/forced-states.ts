/** A state that otherwise only a person at the page brings about. */
export type Gesture = 'hover' | 'focus' | 'pressed';

const FOCUSABLE = ':is(a[href],button,input,select,textarea,summary,[tabindex]):not([tabindex="-1"])';
const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
const ATTRIBUTE = 'data-forced';

/** Has each rule for `:hover` and the like hold for elements that are forced, too; for all others nothing changes. */
function openRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(ATTRIBUTE))
      rule.selectorText = rule.selectorText.replace(
        PSEUDO,
        (pseudo, name: string) => `:is(${pseudo},[${ATTRIBUTE}~="${name}"])`,
      );
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) openRules(rule.cssRules);
  }
}

function mark(element: Element | null, ...states: readonly string[]): void {
  element?.setAttribute(ATTRIBUTE, [element.getAttribute(ATTRIBUTE), ...states].join(' '));
}

/**
 * Draws what is in the cell as if the pointer were on it, as if it had the focus, or as if it were being pressed, by its
 * own styles. Storybook's addon for pseudo-states does so by writing every rule anew, for all stories; there `:not(:focus)`
 * then holds for what has the focus.
 */
export function force(cell: Element, gesture: Gesture): void {
  for (const sheet of document.styleSheets) openRules(sheet.cssRules);
  if (gesture === 'focus') {
    const focused = cell.querySelector(FOCUSABLE);
    mark(focused, 'focus', 'focus-visible');
    for (let around = focused; around && around !== cell; around = around.parentElement)
      mark(around, 'focus-within');
    return;
  }
  for (const element of cell.querySelectorAll('*'))
    mark(element, 'hover', ...(gesture === 'pressed' ? ['active'] : []));
}
