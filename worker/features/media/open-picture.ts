import { encode } from 'fast-png'
import { type Frame, type MediaEdit, turnedSize } from '../../../schema/media-edit'
import { streamOf } from './media-files'

const png = { format: 'image/png' } as const

/** Undefined until it was tried. */
let trims: boolean | undefined

const twoPixels = encode({ width: 2, height: 1, channels: 3, data: new Uint8Array(6) })

/** The Images of `wrangler dev` and of tests ignores `trim` ("low-fidelity offline version"). */
async function canTrim(images: ImagesBinding): Promise<boolean> {
  if (trims === undefined) {
    const trim = { left: 0, top: 0, width: 1, height: 1 }
    const made = await images.input(streamOf(twoPixels)).transform({ trim }).output(png)
    const info = await images.info(made.image())
    trims = 'width' in info && info.width === 1
  }
  return trims
}

/** Cuts one side after another, which also the offline version can. */
async function cutSides(
  images: ImagesBinding,
  picture: ImageTransformer,
  { left, top, width, height }: Frame,
  whole: { height: number },
): Promise<ImageTransformer> {
  const sides = [
    { width: left + width, height: whole.height, gravity: 'left' },
    { width, height: whole.height, gravity: 'right' },
    { width, height: top + height, gravity: 'top' },
    { width, height, gravity: 'bottom' },
  ] as const
  let rest = picture
  for (const side of sides) {
    const made = await rest.transform({ ...side, fit: 'cover' }).output(png)
    rest = images.input(made.image())
  }
  return rest
}

/**
 * The original as it is shown. Transforms are applied in their order
 * (developers.cloudflare.com/images, "Bind to Workers API").
 */
export async function openPicture(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  edit: MediaEdit | null,
): Promise<ImageTransformer> {
  const picture = images.input(original)
  if (edit === null) return picture
  const turned = edit.rotate === 0 ? picture : picture.transform({ rotate: edit.rotate })
  if (!edit.crop) return turned
  if (await canTrim(images)) return turned.transform({ trim: edit.crop })
  return cutSides(images, turned, edit.crop, turnedSize(edit))
}
