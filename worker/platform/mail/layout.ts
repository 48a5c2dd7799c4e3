import { html } from 'hono/html'
import type { SiteSettings } from '../../../schema/content/site-settings'
import { brandHead } from './brand-head'
import { blockHtml } from './html-blocks'
import type { Letter, Link } from './letter'
import { colours, display, type Markup, sans, styleSheet } from './look'
import { senderOf } from './texts/mail-texts'

const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`
const muted = `color:${colours.muted[0]}`

/** The line beside the subject; the blanks after it hide the letter's first words. */
function preheader(text: string): Markup {
  const blanks = Array.from({ length: 60 }, () => html`&#847;&nbsp;`)
  return html`<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all">${text}${blanks}</div>`
}

function footerText(text: string): Markup {
  return html`<p class="muted" style="margin:0 0 10px;font:400 13px/1.6 ${sans};${muted};word-break:break-word;overflow-wrap:anywhere">${text}</p>`
}

function footerLink({ label, url }: Link, index: number): Markup {
  return html`${index === 0 ? '' : html` &nbsp;·&nbsp; `}<a class="muted" href="${url}" style="${muted}">${label}</a>`
}

function footer(letter: Letter, settings: SiteSettings): Markup {
  const links = html`<p class="muted" style="margin:0;font:400 13px/1.8 ${sans};${muted}">${letter.footerLinks.map(footerLink)}</p>`
  return html`${[...letter.footer, senderOf(letter.language, settings)].map(footerText)}${letter.footerLinks.length > 0 ? links : ''}`
}

/** A letter hung like a poster: one card of at most 600 px with a paper margin around the drawn head. Outlook, which knows no largest width, gets a table of that width. */
export function layoutOf(letter: Letter, settings: SiteSettings): string {
  const { language, kicker, title, subject, blocks } = letter
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>${styleSheet}</head>
<body class="paper" style="margin:0;padding:0;background:${colours.paper[0]}">${preheader(letter.preheader)}
<table ${table} lang="${language}" class="paper" bgcolor="${colours.paper[0]}" style="background:${colours.paper[0]}"><tr><td align="center" style="padding:20px 8px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} style="max-width:600px"><tr><td class="card line" bgcolor="${colours.card[0]}" style="background:${colours.card[0]};border:1px solid ${colours.line[0]};border-radius:8px;padding:10px">
${brandHead(language)}
<table ${table}><tr><td class="pad" style="padding:30px 30px 14px">
<p class="accent" style="margin:0 0 6px;font:600 13px/1.5 ${sans};letter-spacing:.04em;color:${colours.accent[0]}">${kicker}</p>
<h1 class="ink display title" style="margin:0 0 18px;font:600 29px/1.25 ${display};color:${colours.ink[0]}">${title}</h1>
${blocks.map(blockHtml)}</td></tr></table>
</td></tr><tr><td class="pad" style="padding:20px 30px 0">${footer(letter, settings)}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`
  return page.toString()
}
