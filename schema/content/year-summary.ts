import type { DestinationContent } from './destination'

type Months = NonNullable<DestinationContent['year']>
type JudgedMonth = Pick<Months[number], 'month' | 'verdict' | 'crowds' | 'prices' | 'sea'>
type Climate = {
  months: readonly Pick<
    NonNullable<DestinationContent['climate']>['months'][number],
    'month' | 'high' | 'low' | 'rainDays'
  >[]
}

/** Months without texts, with measurements: °C and rainy days. */
export function summarizeYear({
  year,
  climate,
}: {
  year?: readonly JudgedMonth[] | undefined
  climate?: Climate | undefined
}) {
  return year?.map(({ month, verdict, crowds, prices, sea }) => {
    const measured = climate?.months.find((one) => one.month === month)
    const { high, low, rainDays } = measured ?? {}
    return {
      month,
      verdict,
      crowds,
      prices,
      ...(sea && { sea }),
      ...(measured && { high, low }),
      ...(rainDays !== undefined && { rainDays }),
    }
  })
}
