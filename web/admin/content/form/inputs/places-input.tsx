import { ArrowDown, ArrowUp, type LucideIcon, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { describedBy, InputGroup, type InputProps } from './input-frame'
import { type Among, PlaceSearch, usePlaceName } from './place-search'

interface PlacesInputProps extends InputProps {
  among: Among
}

const small =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full ' +
  'text-muted hover:bg-line/60 hover:text-ink disabled:opacity-40'

export function PlaceInput({ among, ...input }: PlacesInputProps) {
  const { id, label, value, onChange } = input
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const chosen = typeof value === 'string' ? value : ''
  const { name, isUnknown } = usePlaceName(chosen, useLocale(), among)
  const words = among === 'authors' ? 'entry-form.authors' : 'kit.places'
  const action = t(chosen ? 'kit.places.change' : `${words}.choose`)
  return (
    <InputGroup {...input}>
      <div
        className={
          'flex min-h-11 flex-wrap items-center gap-2 ' +
          'rounded-control border border-line bg-card ps-3'
        }
      >
        <span className={`me-auto ${chosen ? '' : 'text-muted'}`}>
          {chosen ? name : t('kit.places.none')}
          {isUnknown && <UnknownNote />}
        </span>
        <button
          type="button"
          id={id}
          aria-label={`${action}: ${label}`}
          {...describedBy(input)}
          className={`${buttonStyles.quiet} -my-px px-2`}
          onClick={() => setIsOpen(true)}
        >
          {action}
        </button>
        {chosen && (
          <button
            type="button"
            className={small}
            aria-label={t('kit.places.remove', { name })}
            onClick={() => onChange('')}
          >
            <X className="size-4.5" />
          </button>
        )}
      </div>
      {isOpen && (
        <PlaceSearch
          among={among}
          chosen={[]}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </InputGroup>
  )
}

export function PlacesInput({ among, ...input }: PlacesInputProps) {
  const { id, value, onChange } = input
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const chosen = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  return (
    <InputGroup {...input}>
      {chosen.length > 0 && (
        <ol className="mb-2 divide-y divide-line rounded-control border border-line bg-card">
          {chosen.map((place, index) => (
            <ChosenPlace
              key={place}
              place={place}
              among={among}
              isFirst={index === 0}
              isLast={index === chosen.length - 1}
              onMove={(by) => onChange(chosen.toSpliced(index, 1).toSpliced(index + by, 0, place))}
              onRemove={() => onChange(chosen.filter((one) => one !== place))}
            />
          ))}
        </ol>
      )}
      <button
        type="button"
        id={id}
        {...describedBy(input)}
        className={buttonStyles.secondary}
        onClick={() => setIsOpen(true)}
      >
        <Plus className="size-4.5" />
        {t('kit.places.add')}
      </button>
      {isOpen && (
        <PlaceSearch
          among={among}
          chosen={chosen}
          onChoose={(place) => onChange([...chosen, place])}
          onClose={() => setIsOpen(false)}
        />
      )}
    </InputGroup>
  )
}

interface ChosenPlaceProps {
  place: string
  among: Among
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function ChosenPlace({ place, among, isFirst, isLast, onMove, onRemove }: ChosenPlaceProps) {
  const { t } = useTranslation('admin')
  const { name, isUnknown } = usePlaceName(place, useLocale(), among)
  const action = (
    key: 'earlier' | 'later' | 'remove',
    Icon: LucideIcon,
    onClick: () => void,
    isOff = false,
  ) => (
    <button
      type="button"
      className={small}
      disabled={isOff}
      aria-label={t(`kit.places.${key}`, { name })}
      onClick={onClick}
    >
      <Icon className="size-4.5" />
    </button>
  )
  return (
    <li className="flex min-h-11 items-center ps-3">
      <span className="me-auto">
        {name}
        {isUnknown && <UnknownNote />}
      </span>
      {action('earlier', ArrowUp, () => onMove(-1), isFirst)}
      {action('later', ArrowDown, () => onMove(1), isLast)}
      {action('remove', X, onRemove)}
    </li>
  )
}

function UnknownNote() {
  const { t } = useTranslation('admin')
  return <span className="block text-sm text-bad">{t('kit.places.unknown')}</span>
}
