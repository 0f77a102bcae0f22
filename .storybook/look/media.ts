/** What the conditions of stylesheets are made to answer, whatever the system says. */
export interface MediaLook {
  moreContrast: boolean;
  reducedMotion: boolean;
  /** Size of the reader's text over the usual one: windows are measured in it. */
  textScale: number;
}

/** True of every window. */
const ALWAYS = '(min-width: 0px)';

/**
 * A condition as it reads where the reader has asked for it: a page cannot set what `prefers-…` answers, nor the size
 * that `em` has in a condition.
 */
export function conditionFor(
  condition: string,
  { moreContrast, reducedMotion, textScale }: MediaLook,
): string {
  let looked = condition;
  if (moreContrast) looked = looked.replaceAll(/\(prefers-contrast:\s*more\)/g, ALWAYS);
  if (reducedMotion)
    looked = looked
      .replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, ALWAYS)
      .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, `not ${ALWAYS}`);
  if (textScale !== 1)
    looked = looked.replaceAll(/([\d.]+)em\b/g, (_, length: string) => `${Number(length) * textScale}em`);
  return looked;
}

const written = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, look: MediaLook): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, condition);
      const looked = conditionFor(condition, look);
      if (rule.media.mediaText !== looked) rule.media.mediaText = looked;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewrite(rule.cssRules, look);
  }
}

/** The rules of a stylesheet; none while it loads, or where it is another site's. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

const usual: MediaLook = { moreContrast: false, reducedMotion: false, textScale: 1 };
let current = usual;
let watch: MutationObserver | undefined;
const askSystem = globalThis.matchMedia;

function rewriteAll(): void {
  for (const sheet of document.styleSheets) {
    const rules = rulesOf(sheet);
    if (rules) rewrite(rules, current);
  }
}

/** Has every stylesheet of the page, and `matchMedia`, answer as if the reader had asked the system for this. */
export function lookThroughMedia(look: MediaLook): void {
  const isUsual = look.textScale === 1 && !look.moreContrast && !look.reducedMotion;
  // What was never looked at otherwise stays untouched.
  if (isUsual && current === usual) return;
  current = isUsual ? usual : look;
  rewriteAll();
  globalThis.matchMedia = isUsual ? askSystem : (query) => askSystem.call(window, conditionFor(query, look));
  // Parts that come late bring styles of their own.
  watch?.disconnect();
  watch = undefined;
  if (isUsual) return;
  watch = new MutationObserver(() => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      link.addEventListener('load', rewriteAll, { once: true });
    rewriteAll();
  });
  watch.observe(document.head, { childList: true, subtree: true });
}
