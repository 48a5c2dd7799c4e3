import { ImageOff } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { buttonStyles } from '../../../ui/button-styles'
import { useErrorText } from '../../kit/use-attempt'
import { mediaColour, mediaVariant } from '../../media/media-pictures'
import { useUploadErrorText } from '../../media/upload/use-uploads'
import { usePhotoTools } from '../editor-props'

interface LibraryPictureProps {
  item: MediaItem | undefined
  ownPath: string | undefined
  alt: string
  error: unknown
}

export function LibraryPicture({ item, ownPath, alt, error }: LibraryPictureProps) {
  const errorText = useErrorText()
  if (ownPath !== undefined) return <img src={ownPath} alt={alt} draggable={false} />
  if (error !== undefined)
    return <p className="photo-note font-semibold text-bad">{errorText(error)}</p>
  if (!item) return <div className="pulsing skeleton aspect-video" />
  const { src, width, height } = item
  return (
    <img
      src={mediaVariant(src, 'full', 768)}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      decoding="async"
      style={{ backgroundColor: mediaColour(src) }}
    />
  )
}

function Note({
  actions,
  children,
}: {
  actions: { label: string; isDisabled?: boolean; onPress: () => void }[]
  children: ReactNode
}) {
  return (
    <div className="photo-note" data-drag-handle>
      {children}
      <div className="mt-2 flex flex-wrap gap-2">
        {actions.map(({ label, isDisabled, onPress }) => (
          <button
            key={label}
            type="button"
            disabled={isDisabled}
            className={`${buttonStyles.secondary} px-3`}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

export function MissingPicture({
  text,
  onReplace,
  onRemove,
}: {
  text: string
  onReplace: () => void
  onRemove: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <Note
      actions={[
        { label: t('rich-text.photos.replace'), onPress: onReplace },
        { label: t('rich-text.photos.remove'), onPress: onRemove },
      ]}
    >
      <p className="flex gap-2 font-semibold">
        <ImageOff className="mt-0.5 size-5 shrink-0" />
        {text}
      </p>
    </Note>
  )
}

export function ForeignPicture({ address, onRemove }: { address: string; onRemove: () => void }) {
  const { t } = useTranslation('admin')
  const { copies } = usePhotoTools()
  const isCopying = copies.isCopying(address)
  const error = copies.errorOf(address)
  return (
    <Note
      actions={[
        {
          label: t(isCopying ? 'media.foreign.copying' : 'media.foreign.copy'),
          isDisabled: isCopying,
          onPress: () => void copies.copy([address]),
        },
        { label: t('rich-text.photos.remove'), onPress: onRemove },
      ]}
    >
      <p className="font-semibold">{t('media.foreign.one')}</p>
      <p className="text-muted wrap-anywhere">{address}</p>
      {error && (
        <p role="alert" className="font-semibold text-bad">
          {error}
        </p>
      )}
    </Note>
  )
}

export function UploadingPicture({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('admin')
  const errorText = useUploadErrorText()
  const { uploads } = usePhotoTools()
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.get(id))
  const hasFailed = upload?.status === 'failed'
  const isUnderWay = upload !== undefined && !hasFailed
  const name = upload?.file.name ?? ''
  const retry = { label: t('rich-text.uploads.retry'), onPress: () => uploads.retry(id) }
  const remove = {
    label: t(isUnderWay ? 'rich-text.uploads.cancel' : 'rich-text.photos.remove'),
    onPress: onRemove,
  }
  return (
    <Note actions={hasFailed ? [retry, remove] : [remove]}>
      {hasFailed && (
        <p role="alert" className="font-semibold text-bad">
          {errorText(upload.error)}
        </p>
      )}
      {!upload && <p className="font-semibold">{t('rich-text.uploads.ended')}</p>}
      <p className="wrap-anywhere">{name}</p>
      {isUnderWay && (
        <Progress share={upload.share} name={name} isWaiting={upload.status === 'waiting'} />
      )}
    </Note>
  )
}

function Progress({ share, name, isWaiting }: { share: number; name: string; isWaiting: boolean }) {
  const { t } = useTranslation('admin')
  const percent = Math.floor(share * 100)
  const text = isWaiting
    ? t('rich-text.uploads.waiting')
    : share < 1
      ? t('rich-text.uploads.sending', { percent })
      : t('rich-text.uploads.processing')
  return (
    <div className="flex items-center gap-3">
      <progress
        value={share}
        max={1}
        aria-label={name}
        className="h-1.5 min-w-0 flex-1 accent-action"
      />
      <span className="shrink-0 text-muted">{text}</span>
    </div>
  )
}
