import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mediaAddress } from '../../schema/media'
import type { Photo } from '../../schema/photo-texts'
import { getI18n, loadTexts } from '../i18n/i18n'
import { PhotosContext, usePhotoAlt } from '../lib/photos'
import { showTheme } from '../lib/theme'
import { PhotoCredit } from './photo-credit'
import { Picture } from './picture'

const src = mediaAddress({
  id: 'aaaaaaaaaa',
  version: 2,
  width: 4000,
  height: 3000,
  colour: '7a8b6c',
})
const folder = '/media/aaaaaaaaaa-2-4000x3000-7a8b6c'
const photo: Photo = {
  id: 'aaaaaaaaaa',
  src,
  altVi: 'Ruộng bậc thang',
  altEn: '',
  captionVi: '',
  captionEn: '',
  credit: 'Nguyễn An',
  creditUrl: 'https://example.com/an',
  licence: 'public-domain',
}

beforeAll(() => loadTexts('vi', ['shell']))
// This DOM loads no pictures: none has failed before its first render.
beforeEach(
  () => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false),
)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const image = () => screen.getByRole<HTMLImageElement>('img')

it('offers a photograph in AVIF and WebP, in the crop of its frame, with its size and colour', () => {
  const { container } = render(
    <Picture
      src={src}
      alt="Ruộng"
      format="tall"
      wideFormat="wide"
      sizes="50vw"
      className="w-full"
    />,
  )
  const sources = [...container.querySelectorAll('source')].map((source) => [
    source.media,
    source.type,
    source.srcset.split(' ')[0],
  ])
  expect(sources).toEqual([
    ['(min-width: 48rem)', 'image/avif', `${folder}/wide-320.avif`],
    ['(min-width: 48rem)', 'image/webp', `${folder}/wide-320.webp`],
    ['', 'image/avif', `${folder}/tall-320.avif`],
  ])
  expect(image().getAttribute('src')).toBe(`${folder}/tall-768.webp`)
  expect(image().srcset).toContain(`${folder}/tall-1080.webp 1080w`)
  expect([image().sizes, image().width, image().height, image().dataset.colour]).toEqual([
    '50vw',
    1600,
    2000,
    '#7a8b6c',
  ])
  expect([image().className, image().loading]).toEqual(['photo w-full', 'lazy'])
  expect(container.innerHTML).not.toMatch(/\.jpg|style=/)
})

it('has a photograph of the first view fetched before it is laid out, for each screen its own crop', () => {
  render(<Picture src={src} alt="" format="wide" wideFormat="square" sizes="100vw" priority />)
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  expect(links.map((link) => [link.media, link.type, link.getAttribute('fetchpriority')])).toEqual([
    ['(min-width: 48rem)', 'image/avif', 'high'],
    ['not all and (min-width: 48rem)', 'image/avif', 'high'],
  ])
  expect(links[0]?.getAttribute('imagesrcset')).toContain(`${folder}/square-768.avif 768w`)
  expect(links[1]?.getAttribute('imagesrcset')).toContain(`${folder}/wide-768.avif 768w`)
})

it('shows the stand-in, then the default cover, where a photograph fails', () => {
  const { container } = render(
    <Picture src={src} alt="Áo mưa" format="square" standIn="@assets/art/product-clothing" />,
  )
  fireEvent.error(image())
  expect(image().getAttribute('src')).toMatch(/product-clothing-square\.svg/)
  expect([image().srcset, image().className]).toEqual(['', 'day-picture'])
  expect(container.querySelector('source')).toBe(null)
  fireEvent.error(image())
  expect(image().getAttribute('src')).toMatch(/default-cover-square\.svg/)
})

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])

it('offers a drawing that has a file for the night by the theme, for each screen in its format', () => {
  const { container } = render(
    <Picture src="@assets/art/hue" alt="Huế" format="tall" wideFormat="wide" />,
  )
  expect(sourcesOf(container)).toEqual([
    ['(min-width: 48rem) and (prefers-color-scheme: dark)', '/assets/art/test/hue-wide-night.svg'],
    ['(min-width: 48rem)', '/assets/art/test/hue-wide.svg'],
    ['(prefers-color-scheme: dark)', '/assets/art/test/hue-tall-night.svg'],
  ])
  expect([image().getAttribute('src'), image().className]).toEqual([
    '/assets/art/test/hue-tall.svg',
    '',
  ])
})

it('goes by the theme that the visitor chose', () => {
  document.documentElement.dataset.theme = 'dark'
  const { container } = render(<Picture src="@assets/art/hue" alt="Huế" format="wide" />)
  expect(sourcesOf(container)).toEqual([['(min-width: 0)', '/assets/art/test/hue-wide-night.svg']])
  act(() => showTheme('light'))
  expect(sourcesOf(container)).toEqual([['(max-width: 0)', '/assets/art/test/hue-wide-night.svg']])
  delete document.documentElement.dataset.theme
})

it('has one file of other drawings, which the style sheet darkens by night unless they are a night or have no ground', () => {
  const classes = ['hue-3', 'product-sandals', 'hoi-an', 'spot-bowl'].map((scene) => {
    const { container, unmount } = render(
      <Picture src={`@assets/art/${scene}`} alt="a" format="wide" className="w-full" />,
    )
    expect(sourcesOf(container)).toEqual([])
    const { className } = image()
    unmount()
    return className
  })
  expect(classes).toEqual(['day-picture w-full', 'day-picture w-full', 'w-full', 'w-full'])
})

it('shows by night the night of what stands in for a picture that fails, or a darker one', () => {
  document.documentElement.dataset.theme = 'dark'
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<Picture src="@assets/art/hue" alt="Huế" format="wide" standIn="@assets/art/hue-3" />)
  fireEvent.error(image())
  expect([image().getAttribute('src'), image().className]).toEqual([
    '/assets/art/test/hue-3-wide.svg',
    'day-picture',
  ])
  fireEvent.error(image())
  expect([image().getAttribute('src'), image().className]).toEqual([
    '/assets/art/test/default-cover-wide-night.svg',
    '',
  ])
  fireEvent.error(image())
  expect(image().getAttribute('src')).toBe('/assets/art/test/default-cover-wide-night.svg')
  delete document.documentElement.dataset.theme
  vi.restoreAllMocks()
})

it('shows the default cover for a photograph that is gone', () => {
  render(<Picture src="media:aaaaaaaaaa" alt="a" format="wide" />)
  expect(image().getAttribute('src')).toMatch(/default-cover-wide\.svg$/)
})

function Cover({ address }: { address: string }) {
  return (
    <Picture src={address} alt={usePhotoAlt(address, 'en', 'Cover of the story')} format="wide" />
  )
}

it('is called what the library calls it, in the other language too where that alone has words', () => {
  const { rerender } = render(<Cover address={src} />)
  expect(image().alt).toBe('Cover of the story')
  rerender(
    <PhotosContext value={[photo]}>
      <Cover address={src} />
    </PhotosContext>,
  )
  expect(image().alt).toBe('Ruộng bậc thang')
})

it('names who took it and its licence, with links; nothing for a drawing', () => {
  const { container } = render(
    <I18nextProvider i18n={getI18n('vi')}>
      <PhotosContext value={[photo]}>
        <PhotoCredit src={src.replace('full-1080.jpg', 'square-480.avif')} />
        <PhotoCredit src="@assets/art/hue" />
      </PhotosContext>
    </I18nextProvider>,
  )
  expect(container.textContent).toBe('Ảnh: Nguyễn An · phạm vi công cộng')
  expect(screen.getByRole('link', { name: 'Nguyễn An' }).getAttribute('href')).toBe(
    'https://example.com/an',
  )
  expect(screen.getByRole('link', { name: 'phạm vi công cộng' }).getAttribute('rel')).toBe(
    'license',
  )
})
