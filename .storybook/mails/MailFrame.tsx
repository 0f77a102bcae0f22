import { useEffect, useRef } from 'react';

/** What the rules for dark programs ask for, in a page around which it is light or dark. */
const CONDITIONS: Readonly<Record<string, string>> = { light: 'not all', dark: 'all' };

/** A page cannot set for a frame in it whether the program is dark: it answers for the program in the mail's own rules. */
function showTheme(mail: Document): void {
  const theme = document.documentElement.dataset['theme'] ?? 'system';
  for (const sheet of mail.styleSheets)
    for (const rule of sheet.cssRules)
      if ('media' in rule && rule.cssText.includes('background-color'))
        Object.assign(rule.media ?? {}, { mediaText: CONDITIONS[theme] ?? '(prefers-color-scheme: dark)' });
}

/** Props of {@link MailFrame}. */
export interface MailFrameProps {
  readonly subject: string;
  readonly html: string;
}

/** A mail as a mail program shows it: a page of its own, as high as what it says, dark where the page around it is. */
export function MailFrame({ subject, html }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = () => {
    const mail = frame.current?.contentDocument;
    if (!frame.current || !mail?.body) return;
    frame.current.style.height = `${mail.body.offsetHeight}px`;
    showTheme(mail);
  };
  useEffect(() => {
    const resized = new ResizeObserver(fit);
    if (frame.current) resized.observe(frame.current);
    const themed = new MutationObserver(fit);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      resized.disconnect();
      themed.disconnect();
    };
  });
  return (
    <iframe
      ref={frame}
      title={subject}
      srcDoc={html}
      sandbox="allow-same-origin"
      style={{ display: 'block', width: '100%', border: 0 }}
      onLoad={fit}
    />
  );
}
