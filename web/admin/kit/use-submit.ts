import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '../../../schema/errors'
import { ApiFailure } from '../../lib/api'
import { useLoginFailure } from '../login-failure'

export class FieldFault extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

type Faults = Partial<Record<ErrorCode, { field: string; text: string }>>

function asFault(error: unknown, faults: Faults): unknown {
  const fault = error instanceof ApiFailure && error.body ? faults[error.body.code] : undefined
  return fault ? new FieldFault(fault.field, fault.text) : error
}

/** Sends a form, once at a time, and returns its failure until the next submit. */
export function useSubmit(send: (data: FormData) => Promise<void>, faults: Faults = {}) {
  const failureText = useLoginFailure()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (failure instanceof FieldFault)
      form.current?.querySelector<HTMLElement>(`[name="${failure.field}"]`)?.focus()
  }, [failure])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    setFailure(undefined)
    setIsPending(true)
    try {
      await send(data)
    } catch (error) {
      setFailure(asFault(error, faults))
    } finally {
      setIsPending(false)
    }
  }

  return {
    form: { ref: form, onSubmit, method: 'post', noValidate: true } as const,
    isPending,
    faultOf: (field: string) =>
      failure instanceof FieldFault && failure.field === field ? failure.message : undefined,
    failureText:
      failure === undefined || failure instanceof FieldFault ? undefined : failureText(failure),
  }
}
