import { useTranslation } from 'react-i18next'
import { bookingLimits } from '../../../schema/bookings'
import { fieldId } from '../../../schema/no-js-forms'
import { useNoJsForm } from '../../domain/forms/post-form'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'
import { Choice, Choices } from './choices'
import { NativeForm } from './native-form'

const marks = [
  { name: 'great', mark: '5' },
  { name: 'good', mark: '4' },
  { name: 'fair', mark: '3' },
  { name: 'poor', mark: '2' },
  { name: 'bad', mark: '1' },
] as const

export function ReviewForm() {
  const { t } = useTranslation('bookings')
  const { shown, values } = useNoJsForm('review')
  return (
    <section className="mt-8 max-w-2xl" data-print="hide" aria-labelledby="review-heading">
      <h2 id="review-heading" className="text-heading">
        {t('review.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('review.text')}</p>
      <NativeForm name="review" className="grid gap-5">
        <Choices
          form="review"
          name="mark"
          legend={<span className="font-sans text-base">{t('review.mark')}</span>}
          error={shown?.errors.mark}
        >
          <div className="mt-2 flex flex-wrap gap-2">
            {marks.map(({ name, mark }) => (
              <Choice key={mark} name="mark" value={mark} isNeeded isChosen={values.mark === mark}>
                {t(`review.marks.${name}`)}
              </Choice>
            ))}
          </div>
        </Choices>
        <TextField
          id={fieldId('review', 'text')}
          name="text"
          label={t('review.words')}
          rows={5}
          maxLength={bookingLimits.review}
          defaultValue={values.text}
          error={shown?.errors.text}
        />
        <div>
          <button type="submit" className={buttonStyles.primary}>
            {t('review.submit')}
          </button>
        </div>
      </NativeForm>
    </section>
  )
}
