import { expect, it } from 'vitest'
import { inTheme } from './mail-frame'

it('shows a mail in the theme that is asked for, not in that of the browser', () => {
  const html =
    '<style>@media (prefers-color-scheme:dark){.a{color:#fff}} @media (prefers-color-scheme: light){.a{color:#000}}</style>'
  const [light, dark] = [inTheme(html, 'light'), inTheme(html, 'dark')]
  expect(light).toBe(
    '<style>@media (max-width:0){.a{color:#fff}} @media (min-width:0){.a{color:#000}}</style>',
  )
  expect(dark).toBe(
    '<style>@media (min-width:0){.a{color:#fff}} @media (max-width:0){.a{color:#000}}</style>',
  )
})
