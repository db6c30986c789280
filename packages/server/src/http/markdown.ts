/** A page of docs as HTML: headings, paragraphs, lists, tables, code and links, which is all that our pages are made of. */

const FENCE = /^```/;
const BULLET = /^- /;
const ROW = /^\|/;
const RULE = /^\|(?:-+\|)+$/;

export function htmlOf(markdown: string): string {
  const lines = markdown.split('\n');
  const html: string[] = [];
  /** The lines from here on that fit, and moves past them. */
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at])) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (line === '') at += 1;
    else if (heading !== null) {
      const [, { length }, text] = heading;
      html.push(`<h${length}>${inline(text)}</h${length}>`);
      at += 1;
    } else if (FENCE.test(line)) {
      const file = line.split(' ').at(1);
      at += 1;
      const code = take((one) => !FENCE.test(one));
      at += 1;
      if (file !== undefined) html.push(`<p><code>${asHtml(file)}</code></p>`);
      html.push(`<pre>${asHtml(code.join('\n'))}</pre>`);
    } else if (BULLET.test(line)) {
      const items = take((one) => BULLET.test(one)).map((one) => `<li>${inline(one.slice(2))}</li>`);
      html.push(`<ul>${items.join('')}</ul>`);
    } else if (ROW.test(line)) {
      const [head, ...rows] = take((one) => ROW.test(one)).filter((one) => !RULE.test(one));
      html.push(`<table>${rowOf(head, 'th')}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`);
    } else {
      const text = take((one) => one !== '' && !FENCE.test(one) && !BULLET.test(one) && !ROW.test(one));
      html.push(`<p>${inline(text.join(' '))}</p>`);
    }
  }
  return html.join('\n');
}

function rowOf(row: string, cell: 'th' | 'td'): string {
  const cells = row.split('|').slice(1, -1);
  return `<tr>${cells.map((text) => `<${cell}>${inline(text.trim())}</${cell}>`).join('')}</tr>`;
}

/** What is code stays as it is; a link within the repository leads nowhere here, so only its words are shown. */
function inline(text: string): string {
  return asHtml(text)
    .split('`')
    .map((part, at) => (at % 2 === 1 ? `<code>${part}</code>` : worded(part)))
    .join('');
}

function worded(text: string): string {
  return text
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) =>
      /^https?:/.test(to) ? `<a href="${to}">${words}</a>` : words,
    );
}

export function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
