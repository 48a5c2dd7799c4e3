import type { CSSProperties } from 'react'
import { brandColours } from '../../../schema/brand'

export const onAction = '#ffffff'

export const regions = ['#4a6fae', '#d98a2b', '#3d8a5f']

export const poster = {
  sky: ['#f7cd7d', '#23304d'],
  wordmark: ['#1d1a16', '#fbf1dd'],
  sun: ['#fff3d6', '#f3e3bb'],
  far: ['#5e9c93', '#3f587a'],
  near: ['#2f6f6b', '#2b4263'],
  sea: ['#1f5358', '#16263a'],
  sail: ['#c23720', '#c23720'],
  hull: ['#3a1f14', '#0c1420'],
  road: ['#1d1a16', '#0b0d10'],
  stripe: ['#f0b84a', '#f0b84a'],
} as const

/** Unquoted, because style attributes would have to escape quotes. */
const sans = 'Be Vietnam Pro,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif'
const display = 'Fraunces,Georgia,Times New Roman,serif'

const breaks: CSSProperties = { wordBreak: 'break-word' }

/** Size in pixels, and the day colour; the class of the same name sets the night colour. */
export function set(
  size: number,
  colour: 'ink' | 'muted' | 'accent',
  more: CSSProperties = {},
): CSSProperties {
  return {
    fontFamily: sans,
    fontWeight: 400,
    fontSize: size,
    lineHeight: 1.6,
    color: brandColours[colour][0],
    ...breaks,
    ...more,
  }
}

export function setTitle(size: number, more: CSSProperties = {}): CSSProperties {
  return {
    fontFamily: display,
    fontWeight: 600,
    fontSize: size,
    lineHeight: 1.25,
    color: brandColours.ink[0],
    ...more,
  }
}

/** For tables that only place things. */
export const layoutTable = {
  role: 'presentation',
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const

export const hairline = `1px solid ${brandColours.line[0]}`

const nightText = (['ink', 'muted', 'accent'] as const).map(
  (name) => `.${name}{color:${brandColours[name][1]}!important}`,
)
const nightGround = (['paper', 'card'] as const).map(
  (name) => `.${name}{background:${brandColours[name][1]}!important}`,
)
const nightPoster = Object.entries(poster).map(
  ([name, [, night]]) => `.p-${name}{background:${night}!important}`,
)
const night = [
  ...nightText,
  ...nightGround,
  ...nightPoster,
  `.line{border-color:${brandColours.line[1]}!important}`,
  `.wordmark{color:${poster.wordmark[1]}!important}`,
].join('')

export const daySheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%}
.paper{background:${brandColours.paper[0]}}
@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}.title{font-size:25px!important}}`

/** A separate sheet, because Gmail drops one that it does not understand. */
export const nightSheet = `@media (prefers-color-scheme:dark){${night}}`

/** Outlook for Windows has none of the fonts and no `max-width`. */
export const outlookSheet =
  '<!--[if ' +
  'mso]><style>td,th,p,a,li{font-family:Arial,sans-serif!important}.display{font-family:Georgia,serif!important}.frame{width:600px}</style><![endif]-->'
