import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { productCategories } from '../../../schema/shop'
import { TextField } from '../../domain/forms/text-field'
import { control } from '../../ui/form-controls'
import type { FlagName, ProductValues, TextName } from './product-values'
import { useMerchantNames } from './use-merchant-names'

interface FieldProps {
  values: ProductValues
  /** Names of the fields that the server refused. */
  errors: ReadonlySet<string>
}

interface ProductFieldProps extends FieldProps {
  name: TextName
  maxLength: number
  rows?: number
  required?: boolean
}

export function ProductField({ name, values, errors, rows = 1, ...rest }: ProductFieldProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={rows > 1 ? 'sm:col-span-2' : ''}>
      <TextField
        label={t(`products.fields.${name}`)}
        name={name}
        rows={rows}
        defaultValue={values[name]}
        error={errors.has(name) ? t(`products.errors.${name}`) : undefined}
        {...rest}
      />
    </div>
  )
}

type DayName = 'linkFrom' | 'linkTo' | 'priceSeenOn' | 'earlierFrom' | 'earlierTo'

export function DayField({ name, values, errors }: FieldProps & { name: DayName }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const isWrong = errors.has(name)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {t(`products.fields.${name}`)}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={values[name]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        className={control}
      />
      {isWrong && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-bad">
          {t(`products.errors.${name}`)}
        </p>
      )}
    </div>
  )
}

export function ChoiceField({
  name,
  values,
  errors,
}: FieldProps & { name: 'merchant' | 'category' }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const merchantNames = useMerchantNames(values.merchant)
  const options =
    name === 'merchant'
      ? [...merchantNames].map(([value, label]) => ({ value, label }))
      : productCategories.map((value) => ({ value, label: t(`products.categories.${value}`) }))
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {t(`products.fields.${name}`)}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={values[name]}
        aria-invalid={errors.has(name) || undefined}
        className={control}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {errors.has(name) && (
        <p className="mt-1 text-sm font-semibold text-bad">{t(`products.errors.${name}`)}</p>
      )}
    </div>
  )
}

export function CheckBox({ name, values }: { name: FlagName; values: ProductValues }) {
  const { t } = useTranslation('admin')
  return (
    <label className="flex min-h-11 items-center gap-2.5 font-semibold">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={values[name] === '1'}
        className="size-5 accent-action"
      />
      {t(`products.fields.${name}`)}
    </label>
  )
}
