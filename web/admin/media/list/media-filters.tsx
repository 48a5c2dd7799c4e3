import { useTranslation } from 'react-i18next'
import type { mediaStates as contractStates } from '../../../../schema/api/admin-media'
import {
  choiceField,
  type ListStateControls,
  patternField,
  textField,
} from '../../../lib/list-state'
import { FilterChips } from '../../../ui/filter-chips'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { PlaceInput } from '../../content/form/inputs/places-input'
import { FilterForm } from '../../kit/filter-form'
import { filterOptions, pageField } from '../../kit/list-fields'
import { MoreFilters } from '../../kit/more-filters'
import { mediaScreens } from '../media-api'

// The API's own list is in the file of its zod schemas, which the browser does not load.
const mediaStates = [
  'all',
  'unused',
  'missing-alt',
  'trash',
] as const satisfies typeof contractStates

export const mediaListFields = {
  q: textField(),
  state: choiceField(mediaStates, 'all'),
  place: patternField(/^[a-z0-9-]{1,80}$/, ''),
  tag: textField(),
  page: pageField,
}
export type MediaListControls = ListStateControls<typeof mediaListFields>

interface MediaFiltersProps {
  controls: MediaListControls
  tags: readonly string[]
  isEmpty: boolean
}

export function MediaFilters({ controls: { state, set }, tags, isEmpty }: MediaFiltersProps) {
  const { t } = useTranslation('admin')
  const count = [state.place, state.tag].filter((value) => value !== '').length
  // A tag in the address may no longer be in use.
  const known = state.tag === '' || tags.includes(state.tag) ? tags : [state.tag, ...tags]
  return (
    <FilterForm label={t('media.filters')} className="mb-5">
      <FilterChips
        label={t('media.state')}
        path={mediaScreens.list}
        name="state"
        drops={['page']}
        value={state.state}
        options={mediaStates.map((value) => ({ value, label: t(`media.states.${value}`) }))}
        onChange={(value) => set({ state: value, page: '1' })}
      />
      {!isEmpty && (
        <div className="grid gap-3 lg:grid-cols-[2fr_1.4fr_1fr]">
          <SearchField
            label={t('media.search')}
            name="q"
            value={state.q}
            onChange={(q) => set({ q, page: '1' })}
          />
          <MoreFilters count={count}>
            <PlaceInput
              id="media-place"
              label={t('media.place')}
              lang={undefined}
              hint={undefined}
              error={undefined}
              withPlaces
              value={state.place}
              onChange={(place) =>
                set({ place: typeof place === 'string' ? place : '', page: '1' })
              }
            />
            <SelectField
              label={t('media.tag')}
              name="tag"
              value={state.tag}
              options={filterOptions(t('media.anyTag'), known, (tag) => tag)}
              onChange={(tag) => set({ tag, page: '1' })}
            />
          </MoreFilters>
        </div>
      )}
    </FilterForm>
  )
}
