import type { Mail } from './mailbox.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const style = `
:root{color-scheme:light dark;--ink:#24112A;--soft:#5E4B63;--faint:#76647C;--line:#E9E0EA;--canvas:#FFFCFA;--surface:#fff;--sunk:#F8F1F6;--berry:#A5124F;--rose:#FBD3E0;--lilac:#E1DAFB}
@media(prefers-color-scheme:dark){:root{--ink:#F7EDF6;--soft:#CDBBD0;--faint:#A894AC;--line:#43304A;--canvas:#180B1D;--surface:#241529;--sunk:#2E1C34;--berry:#FF86B3}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:40px 20px 64px}
h1{font:680 28px/1.05 'Bricolage Grotesque',Figtree,system-ui,sans-serif;letter-spacing:-.02em;margin:0 0 4px;text-wrap:balance}
p{margin:0;color:var(--soft)}
header{display:flex;align-items:center;gap:16px;margin-bottom:28px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:16px 20px;background:var(--surface);border:1px solid var(--line);border-radius:16px;color:inherit;text-decoration:none}
li a:hover{background:var(--sunk)}
a:focus-visible{outline:3px solid var(--berry);outline-offset:2px}
strong{font-weight:650}time,.to{color:var(--faint);font-size:14.5px}
.to{grid-column:1/-1;overflow-wrap:anywhere}
.empty{padding:40px;text-align:center;background:var(--sunk);border-radius:28px}
.back{display:inline-block;margin-bottom:16px;color:var(--berry);font-weight:600}
iframe,pre{display:block;width:100%;margin-top:24px;border:1px solid var(--line);border-radius:16px;background:#fff;color:#24112A}
iframe{height:620px}pre{padding:20px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

const mark = `<svg width="52" height="36" viewBox="0 0 52 36" aria-hidden="true"><circle cx="18" cy="18" r="17" fill="var(--berry)"/><circle cx="34" cy="18" r="17" fill="var(--lilac)" style="mix-blend-mode:multiply"/></svg>`;

function page(title: string, content: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<title>${escape(title)}</title><style>${style}</style></head><body><main>${content}</main></body></html>`;
}

const time = (mail: Mail) => `<time datetime="${mail.sentAt}">${mail.sentAt.slice(11, 19)} UTC</time>`;

/** The list of caught mails; it looks again every few seconds. */
export function listPage(mails: readonly Mail[]): string {
  const rows = mails
    .map(
      (mail) =>
        `<li><a href="/messages/${mail.id}"><strong>${escape(mail.subject)}</strong>${time(mail)}<span class="to">${escape(mail.to)}</span></a></li>`,
    )
    .join('');
  const list =
    rows === ''
      ? '<div class="empty"><p>No mail yet. Sign up, and the confirmation lands here.</p></div>'
      : `<ul>${rows}</ul>`;
  const intro = `<header>${mark}<div><h1>Mailbox</h1><p>Every mail the local stack sends stays on this machine.</p></div></header>`;
  return page('Mailbox', intro + list, '<meta http-equiv="refresh" content="5">');
}

/** One mail. Its own page is shut into a frame without scripts; its links open in a new tab. */
export function mailPage(mail: Mail): string {
  const framed = escape(`<base target="_blank">${mail.html}`);
  const body =
    mail.html === ''
      ? `<pre>${escape(mail.text)}</pre>`
      : `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>`;
  const intro = `<p><a class="back" href="/">All mail</a></p><h1>${escape(mail.subject)}</h1><p>To ${escape(mail.to)}, ${time(mail)}</p>`;
  const files = mail.attachments.map(
    ({ filename, contentType, content }) =>
      `<p><a class="back" download="${escape(filename)}" href="data:${escape(contentType)};charset=utf-8,${encodeURIComponent(content)}">${escape(filename)}</a></p>`,
  );
  return page(mail.subject, intro + body + files.join(''));
}

/** Says that a mail is gone. */
export function missingPage(): string {
  return page('No such mail', '<h1>No such mail</h1><p><a class="back" href="/">All mail</a></p>');
}
