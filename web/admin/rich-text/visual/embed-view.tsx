import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { ExternalLink, ImageOff, ImagePlus, MapPin, Play, Replace, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { embedProviders, readEmbed } from '../../../../schema/embeds'
import { useStoredPhoto } from '../../media/media-api'
import { ownPathOf, readPictureAddress } from '../photos/picture-address'
import { CaptionInput } from './caption-input'
import { Tool, useFigure } from './figure-tools'
import { ForeignPicture, LibraryPicture, MissingPicture } from './pictures'
import { useEmbedFacts } from './use-embed-facts'

/** The card as readers see it, with a field for its title and a choice of its picture. */
export function EmbedView({ node, selected, editor, getPos }: NodeViewProps) {
  const { t } = useTranslation('admin')
  const href = String(node.attrs.href)
  const caption = String(node.attrs.caption)
  const src = String(node.attrs.src)
  const isAsking = node.attrs.isNew === true
  const figure = useFigure({ editor, getPos })
  useEmbedFacts(editor, href, isAsking)
  const embed = readEmbed(href)
  const name = embed ? embedProviders[embed.provider].name : ''
  const Mark = embed?.provider === 'maps' ? MapPin : Play
  const address = readPictureAddress(src)
  const photo = useStoredPhoto(address.kind === 'photo' ? address.id : undefined)
  const isMissing = src !== '' && (photo.isNotFound || address.kind === 'unreadable')
  const open = t('rich-text.embeds.open', { provider: name })
  /** Its button goes with the picture, so the focus returns to the text. */
  function dropPicture() {
    figure.setPicture('')
    editor.commands.focus()
  }

  return (
    <NodeViewWrapper
      as="figure"
      className={`photo-block ${selected ? 'is-selected' : ''}`}
      contentEditable={false}
    >
      <div className="photo-frame" data-drag-handle>
        {src === '' ? (
          <div className={`embed-card ${embed?.isTall ? 'is-tall' : ''}`}>
            <div className="embed-face" />
            <Mark />
          </div>
        ) : isMissing ? (
          <MissingPicture
            text={t('rich-text.photos.gone')}
            onReplace={figure.replace}
            onRemove={dropPicture}
          />
        ) : address.kind === 'foreign' ? (
          <ForeignPicture address={src} onRemove={dropPicture} />
        ) : (
          <LibraryPicture
            item={photo.item}
            ownPath={ownPathOf(address, src)}
            alt=""
            error={photo.error}
          />
        )}
        {!isMissing && address.kind !== 'foreign' && (
          <p className="photo-marks">
            <span className="photo-mark embed-name">
              {isAsking ? t('rich-text.embeds.asking', { provider: name }) : name}
            </span>
          </p>
        )}
        <div role="group" aria-label={t('rich-text.embeds.tools')} className="photo-tools">
          <Tool
            label={t(src === '' ? 'rich-text.embeds.picture' : 'rich-text.photos.replace')}
            Icon={src === '' ? ImagePlus : Replace}
            onPress={figure.replace}
          />
          {src !== '' && (
            <Tool label={t('rich-text.embeds.dropPicture')} Icon={ImageOff} onPress={dropPicture} />
          )}
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={open}
            title={open}
            className="photo-tool"
          >
            <ExternalLink className="size-4.5" />
          </a>
          <Tool label={t('rich-text.embeds.remove')} Icon={Trash2} onPress={figure.remove} />
        </div>
      </div>
      {embed && !embed.player && (
        <p className="px-3 pb-2 text-sm text-muted">
          {t('rich-text.embeds.noPlayer', { provider: name })}
        </p>
      )}
      <CaptionInput
        label={t('rich-text.embeds.title')}
        caption={caption}
        placeholder={t('rich-text.embeds.titlePlaceholder')}
        onChange={figure.setCaption}
        onLeave={figure.leave}
      />
    </NodeViewWrapper>
  )
}
