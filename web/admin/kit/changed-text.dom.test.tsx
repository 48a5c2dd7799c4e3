import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { samplePhoto } from '../media/testing/sample-photo'
import { ChangedText } from './changed-text'
import { differenceOf } from './word-difference'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../media/stored-picture', () => ({
  StoredPicture: ({ src }: { src: string }) => <img src={`/shown/${src}`} alt={src} />,
}))
vi.mock('../media/media-api', () => ({
  useStoredPhoto: (id: string) =>
    id === samplePhoto.id
      ? { item: samplePhoto, isHidden: false }
      : { item: undefined, isHidden: true },
}))

it('shows photographs and drawings by their look and name', () => {
  const [from, to] = [
    `Cầu ![](media:${samplePhoto.id}) và media:`,
    'Cầu ![](@assets/art/hoi-an) và media:',
  ]
  const { container } = render(<ChangedText parts={differenceOf(from, to)} className="" />)
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    `media:${samplePhoto.id}`,
    '@assets/art/hoi-an',
  ])
  expect(container.querySelector('del')?.textContent).toBe(samplePhoto.fileName)
  expect(container.textContent).toBe(`Cầu ![](${samplePhoto.fileName}hoi an) và media:`)
})

it('says that a photograph is gone', () => {
  const { container } = render(
    <ChangedText parts={differenceOf('', 'media:aaaaaaaaaa')} className="" />,
  )
  expect(container.textContent).toBe('rich-text.photos.gone')
})
