import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { markdownToHtml } from '../../schema/markdown'
import { mediaAddress } from '../../schema/media'
import type { Photo } from '../../schema/photo-texts'
import { defaultSettings } from '../../schema/seed/default-settings'
import { getI18n, loadTexts } from '../i18n/i18n'
import { type PageData, PageDataContext } from '../lib/page-data'
import { PhotosContext } from '../lib/photos'
import { RichText } from './rich-text'

const addressOf = (id: string) =>
  mediaAddress({ id, version: 1, width: 3000, height: 2000, colour: '7a8b6c' })
const photo: Photo = {
  id: 'aaaaaaaaaa',
  src: addressOf('aaaaaaaaaa'),
  altVi: 'Ruộng',
  altEn: 'Fields',
  captionVi: 'Sa Pa',
  captionEn: 'Sapa',
  credit: 'Nguyễn An',
  creditUrl: '',
  licence: 'cc-by-4.0',
}
const markdown = `![](${photo.src})\n\nMột đoạn.\n\n![Chợ](${addressOf('bbbbbbbbbb')} "Chợ sớm")`

beforeAll(() => loadTexts('vi', ['shell']))
// This DOM loads no pictures: none has failed before its first render.
beforeEach(
  () => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false),
)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(text = markdown) {
  const settings = { defaultLocale: 'vi', site: defaultSettings } as PageData['settings']
  return render(
    <PageDataContext value={{ settings, today: '2026-11-21', data: {}, errors: {} }}>
      <I18nextProvider i18n={getI18n('vi')}>
        <MemoryRouter>
          <PhotosContext value={[photo]}>
            <RichText html={markdownToHtml(text)} lang="vi" />
          </PhotosContext>
        </MemoryRouter>
      </I18nextProvider>
    </PageDataContext>,
  )
}

it('enlarges a figure on the page, turns to the others, and gives the focus back', async () => {
  show()
  const link = screen.getByRole('link', { name: 'Ruộng' })
  expect(fireEvent.click(link)).toBe(false)
  const dialog = await screen.findByRole('dialog', { name: 'Ảnh phóng to' })
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe(
    photo.src.replace('1080.jpg', '768.webp'),
  )
  expect(dialog.textContent).toContain('Sa PaHình 1 trên 2Ảnh: Nguyễn An · CC BY 4.0')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(dialog.textContent).toContain('Chợ sớmHình 2 trên 2')
  expect(within(dialog).getByRole('img', { name: 'Chợ' })).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hình sau' }))
  expect(dialog.textContent).toContain('Hình 1 trên 2')
  const swipeTo = (clientX: number, clientY: number) => {
    const poster = dialog.querySelector('.poster') ?? dialog
    fireEvent.touchStart(poster, { touches: [{ clientX: 200, clientY: 300 }] })
    fireEvent.touchEnd(poster, { changedTouches: [{ clientX, clientY }] })
  }
  // A finger that moves down more than across is on its way elsewhere.
  swipeTo(270, 420)
  expect(dialog.textContent).toContain('Hình 1 trên 2')
  swipeTo(300, 310)
  expect(dialog.textContent).toContain('Hình 2 trên 2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Đóng' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(document.activeElement).toBe(link)
})

it('leaves the link to the browser where it is to open beside', () => {
  show()
  expect(fireEvent.click(screen.getByRole('link', { name: 'Ruộng' }), { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('dialog')).toBe(null)
})

it('shows the default cover for a photograph that fails', () => {
  const { container } = show()
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Ruộng' })
  fireEvent.error(image)
  expect(image.getAttribute('src')).toMatch(/default-cover-wide\.svg/)
  expect(image.srcset).toBe('')
  expect(container.querySelectorAll('img.photo')).toHaveLength(1)
})

it('shows drawings by day and by night, square on phones, and enlarges all but spots', async () => {
  const { container } = show(
    '![Ngọ Môn](@assets/art/hue "Cố đô")\n\n![Tô phở](@assets/art/spot-pho)',
  )
  const [figure, spot] = container.querySelectorAll('figure')
  const sources = [...(figure?.querySelectorAll('source') ?? [])].map(({ media, srcset }) => [
    media,
    srcset,
  ])
  expect(sources).toEqual([
    ['(min-width: 48rem) and (prefers-color-scheme: dark)', '/assets/art/test/hue-wide-night.svg'],
    ['(min-width: 48rem)', '/assets/art/test/hue-wide.svg'],
    ['(prefers-color-scheme: dark)', '/assets/art/test/hue-square-night.svg'],
  ])
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Ngọ Môn' })
  expect(image.getAttribute('src')).toBe('/assets/art/test/hue-square.svg')
  expect([image.loading, image.width, image.height]).toEqual(['lazy', 900, 900])
  expect(spot?.querySelector('a')).toBe(null)
  expect(spot?.querySelector('img')?.className).toBe('drawing')
  fireEvent.click(screen.getByRole('link', { name: 'Ngọ Môn' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/assets/art/test/hue-wide.svg')
  expect(dialog.textContent).toContain('Cố đô')
})
