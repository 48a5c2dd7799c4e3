import { describe, expect, it } from 'vitest'
import { csvLines } from './csv'
import { safeCell, storedCell } from './safe-cells'

it('puts every cell in quotes, so that a semicolon parts nothing', () => {
  expect(csvLines([['a;=1+1', 'say "hi"', '', 'hai\ndòng']])).toBe(
    '"a;=1+1","say ""hi""","","hai\ndòng"\r\n',
  )
})

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+84 905 123 456', "'+84 905 123 456"],
    ['  =cmd', "'  =cmd"],
    ['\tcmd', "'\tcmd"],
    ['＝1', "'＝1"],
    ["'t Hooft", "''t Hooft"],
    ['Nguyễn Văn Ánh', 'Nguyễn Văn Ánh'],
    ['2-3 người', '2-3 người'],
    ['', ''],
  ])('%j is written as %j, and read back', (value, written) => {
    expect(safeCell(value)).toBe(written)
    expect(storedCell(written)).toBe(value)
  })

  it('of another program keeps its apostrophe', () => {
    expect(storedCell("'t Hooft")).toBe("'t Hooft")
  })
})
