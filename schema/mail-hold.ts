export const holdCauses = ['restore', 'time-travel', 'operator'] as const
export type HoldCause = (typeof holdCauses)[number]

/** As `operation_switches.reason`. `restoredTo`: the UTC ISO instant that the rows are of. */
export function holdReason(cause: Exclude<HoldCause, 'operator'>, restoredTo: string): string {
  return `${cause} ${restoredTo}`
}

/** The parts of a reason; one that a person wrote into the table is the operator's. */
export function readHoldReason(
  reason: string,
  since: string,
): { cause: HoldCause; restoredTo: string } {
  const [, cause, restoredTo] = /^(restore|time-travel) (\S+)$/.exec(reason) ?? []
  return cause && restoredTo
    ? { cause: cause as HoldCause, restoredTo }
    : { cause: 'operator', restoredTo: since }
}
