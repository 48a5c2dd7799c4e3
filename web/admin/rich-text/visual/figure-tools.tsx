import {
  ArrowLeft,
  ArrowRight,
  Captions,
  ExternalLink,
  type LucideIcon,
  Replace,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../ui/site-link'
import { mediaScreens } from '../../media/media-api'
import type { FigureActions } from './use-figure'

interface FigureToolsProps {
  figure: FigureActions
  alt: string
  libraryAlt: string
  id: string | undefined
  isTrashed: boolean
}

export function FigureTools({ figure, alt, libraryAlt, id, isTrashed }: FigureToolsProps) {
  const { t } = useTranslation('admin')
  const describe = () => figure.describe(alt, libraryAlt)
  const [canMoveEarlier, canMoveLater] = [figure.canMove('earlier'), figure.canMove('later')]
  return (
    <>
      <div role="group" aria-label={t('richText.photos.tools')} className="photo-tools">
        {canMoveEarlier !== undefined && (
          <Tool
            label={t('richText.photos.earlier')}
            Icon={ArrowLeft}
            isDisabled={!canMoveEarlier}
            onPress={() => figure.move('earlier')}
          />
        )}
        {canMoveLater !== undefined && (
          <Tool
            label={t('richText.photos.later')}
            Icon={ArrowRight}
            isDisabled={!canMoveLater}
            onPress={() => figure.move('later')}
          />
        )}
        <Tool label={t('richText.photos.alt')} Icon={Captions} onPress={describe} />
        <Tool label={t('richText.photos.replace')} Icon={Replace} onPress={figure.replace} />
        {id !== undefined && (
          <SiteLink
            to={mediaScreens.detail(id)}
            target="_blank"
            aria-label={t('richText.photos.details')}
            title={t('richText.photos.details')}
            className="photo-tool"
          >
            <ExternalLink aria-hidden="true" className="size-4.5" />
          </SiteLink>
        )}
        <Tool label={t('richText.photos.remove')} Icon={Trash2} onPress={figure.remove} />
      </div>
      {(isTrashed || !(alt || libraryAlt)) && (
        <p className="photo-marks">
          {isTrashed && <span className="photo-mark">{t('richText.photos.inTrash')}</span>}
          {!(alt || libraryAlt) && (
            <button type="button" className="photo-mark" onClick={describe}>
              {t('richText.photos.altMissing')}
            </button>
          )}
        </p>
      )}
    </>
  )
}

interface ToolProps {
  label: string
  Icon: LucideIcon
  isDisabled?: boolean
  onPress: () => void
}

function Tool({ label, Icon, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className="photo-tool"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
