import { describe, expect, it } from 'vitest'
import { withoutBlanks } from './blanks'
import { checkData } from './check-data'

describe('withoutBlanks', () => {
  it('leaves out an optional group that nobody has begun, with the empty lists in it', () => {
    const blank = { openingHoursVi: '', adultPrice: null, sources: [], checkedOn: '' }
    expect(withoutBlanks({ nameVi: ' Hội An ', visit: blank })).toEqual({ nameVi: 'Hội An' })
  })

  it('keeps a group of which something is written, so that what is missing in it is asked for', () => {
    const begun = withoutBlanks({
      visit: { openingHoursVi: '7:00–17:00', sources: [], checkedOn: '' },
    })
    expect(begun).toEqual({ visit: { openingHoursVi: '7:00–17:00', sources: [] } })
    expect(checkData('guide', begun).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['visit.sources', 'visit.checkedOn']),
    )
  })
})
