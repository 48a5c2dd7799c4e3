import { html } from 'hono/html'
import { type Locale, text } from '../../../schema/locale'
import { site } from '../../../schema/site'
import { display, type Markup, poster, sans } from './look'

type Colour = keyof typeof poster

const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`
const sky = poster.sky[0]
const sea = poster.sea[0]

/** A shape at the bottom of its cell; a block where a mail program cannot draw round corners. */
function shape(colour: Colour, height: number, corners: string): Markup {
  const size = `height:${height}px;line-height:${height}px;font-size:1px;mso-line-height-rule:exactly`
  return html`<div class="p-${colour}" style="background:${poster[colour][0]};${size};border-radius:${corners}">&nbsp;</div>`
}

const tower = (colour: Colour, height: number) => shape(colour, height, '999px 999px 0 0')

function skyCell(content: Markup): Markup {
  return html`<td valign="bottom" class="p-sky" bgcolor="${sky}" style="background:${sky}">${content}</td>`
}

/** The sea below some columns of the horizon, with what lies on it. */
function seaCell(columns: number, content: Markup): Markup {
  return html`<td colspan="${columns}" valign="top" class="p-sea" bgcolor="${sea}" style="background:${sea};font-size:1px;line-height:1px">${content}</td>`
}

const sunWidth = 96
const sailWidth = 34

/** Limestone towers in two hazes, the sun between them, a sail before it: Ha Long in one row of cells. */
const horizon = [
  tower('far', 30),
  tower('near', 52),
  tower('far', 38),
  tower('far', 14),
  shape('sun', sunWidth / 2, '999px 999px 0 0'),
  shape('sail', 27, '4px 100% 2px 2px'),
  tower('near', 18),
  tower('far', 44),
  tower('near', 60),
  tower('far', 26),
]
const sunColumn = 4
const sailColumn = 5

const widthOf = (column: number) => (column === sunColumn ? sunWidth : column === sailColumn ? sailWidth : undefined)

const columns = horizon.map((_, column) => {
  const width = widthOf(column)
  return width ? html`<col width="${width}" style="width:${width}px">` : html`<col>`
})

/** The sun in the water: a stripe, so many percent as wide as the sun. */
function stripe(percent: number): Markup {
  const bar = shape('sun', 3, '2px')
  return html`${shape('sea', 6, '0')}<table role="presentation" align="center" width="${percent}%" cellpadding="0" cellspacing="0" border="0"><tr><td>${bar}</td></tr></table>`
}

const road = Array.from({ length: 15 }, (_, index) => {
  const colour = index % 2 === 0 ? 'stripe' : 'road'
  return html`<td class="p-${colour}" bgcolor="${poster[colour][0]}" height="3" style="height:3px;line-height:3px;font-size:1px">&nbsp;</td>`
})

const verge = (height: number) => html`<tr><td colspan="15">${shape('road', height, '0')}</td></tr>`

const reflection = html`${stripe(84)}${stripe(56)}${stripe(30)}${shape('sea', 8, '0')}`
const hull = shape('hull', 5, '0 0 9px 9px')
const right = horizon.length - sailColumn - 1

const scene = html`<table ${table} aria-hidden="true" style="table-layout:fixed"><colgroup>${columns}</colgroup>
<tr>${horizon.map(skyCell)}</tr>
<tr>${seaCell(sunColumn, html`&nbsp;`)}${seaCell(1, reflection)}${seaCell(1, hull)}${seaCell(right, html`&nbsp;`)}</tr>
</table><table ${table} aria-hidden="true" style="table-layout:fixed">${verge(5)}<tr>${road}</tr>${verge(5)}</table>`

/** A travel poster made of table cells, with the site's name in its sky; no picture has to be loaded. */
export function brandHead(language: Locale): Markup {
  const wordmark = html`color:${poster.wordmark[0]}`
  return html`<table ${table}><tr><td class="pad p-sky wordmark" bgcolor="${sky}" style="background:${sky};padding:22px 30px 6px;${wordmark}">
<p class="display wordmark" style="margin:0;font:600 27px/1.25 ${display};${wordmark}">${site.name}</p>
<p class="wordmark" style="margin:0;font:400 14px/1.5 ${sans};${wordmark}">${text(site, 'tagline', language)}</p>
</td></tr></table>${scene}`
}
