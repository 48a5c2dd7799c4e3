import { html } from 'hono/html'
import type { Block, Fact, Link } from './letter'
import { action, colours, type Markup, onAction, regions, sans } from './look'

const ink = `color:${colours.ink[0]}`
const muted = `color:${colours.muted[0]}`
const accent = `color:${colours.accent[0]}`
const hairline = `border-top:1px solid ${colours.line[0]}`
/** Long words break rather than widen the mail. */
const breaks = 'word-break:break-word;overflow-wrap:anywhere'

/** A text of several lines, with a line break wherever it has one. */
function htmlLines(text: string): Markup[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
}

function paragraph(text: string): Markup {
  return html`<p class="ink" style="margin:0 0 18px;font:400 16px/1.6 ${sans};${ink};${breaks}">${htmlLines(text)}</p>`
}

function note(text: string): Markup {
  return html`<p class="muted" style="margin:0 0 18px;font:400 14px/1.6 ${sans};${muted};${breaks}">${htmlLines(text)}</p>`
}

function button({ label, url }: Link, fallback?: string): Markup {
  const bare = html`<p class="muted" style="margin:0 0 18px;font:400 13px/1.6 ${sans};${muted}">${fallback ?? ''}<br><a class="accent" href="${url}" style="${accent};word-break:break-all">${url}</a></p>`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 22px"><tr>
<td bgcolor="${action}" style="background:${action};border-radius:10px;mso-padding-alt:14px 26px"><a href="${url}" style="display:inline-block;padding:14px 26px;border-radius:10px;font:600 16px/1.3 ${sans};color:${onAction};text-decoration:none">${label}</a></td>
</tr></table>${fallback === undefined ? '' : bare}`
}

function linkRow({ label, url, text }: Link & { text: string }, index: number): Markup {
  const hue = regions[index % regions.length] ?? action
  return html`<tr><td width="6" bgcolor="${hue}" style="background:${hue};width:6px;font-size:1px">&nbsp;</td>
<td style="padding:4px 0 4px 16px"><p style="margin:0;font:600 17px/1.4 ${sans}"><a class="accent" href="${url}" style="${accent}">${label}</a></p><p class="muted" style="margin:2px 0 0;font:400 15px/1.5 ${sans};${muted}">${text}</p></td></tr>
<tr><td colspan="2" height="14" style="height:14px;font-size:1px;line-height:14px">&nbsp;</td></tr>`
}

function links(rows: (Link & { text: string })[]): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px">${rows.map(linkRow)}</table>`
}

function factRow({ label, value }: Fact): Markup {
  return html`<tr><th class="muted line" scope="row" align="left" valign="top" width="34%" style="width:34%;padding:9px 12px 9px 0;${hairline};font:400 14px/1.5 ${sans};${muted};text-align:left;${breaks}">${label}</th>
<td class="ink line" valign="top" style="padding:9px 0;${hairline};font:400 15px/1.5 ${sans};${ink};${breaks}">${htmlLines(value)}</td></tr>`
}

function longRows({ label, value }: Fact): Markup {
  return html`<tr><th class="muted line" colspan="2" align="left" style="padding:9px 0 2px;${hairline};font:400 14px/1.5 ${sans};${muted};text-align:left">${label}</th></tr>
<tr><td class="ink" colspan="2" style="padding:0 0 9px;font:400 15px/1.6 ${sans};${ink};${breaks}">${htmlLines(value)}</td></tr>`
}

function facts(rows: Fact[], long: Fact[]): Markup {
  return html`<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;margin:0 0 22px;border-bottom:1px solid ${colours.line[0]}">${rows.map(factRow)}${long.map(longRows)}</table>`
}

export function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text)
    case 'note':
      return note(block.text)
    case 'button':
      return button(block.link, block.fallback)
    case 'links':
      return links(block.links)
    case 'facts':
      return facts(block.facts, block.long)
  }
}
