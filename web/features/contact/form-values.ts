import { emailFault, nameFault } from '../../domain/forms/form-faults'

export interface ContactValues {
  name: string
  email: string
  phone: string
  service: string
  message: string
  website: string
}

/** What keeps a message from being sent, by field, in the order of the form. */
export interface ContactFaults {
  name?: 'name'
  email?: 'email' | 'emailForm'
  message?: 'message'
}

export function readForm(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const read = (name: keyof ContactValues) => String(data.get(name) ?? '').trim()
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    service: read('service'),
    message: read('message'),
    website: read('website'),
  }
}

export function faultsOf({ name, email, message }: ContactValues): ContactFaults {
  return {
    ...nameFault(name),
    ...emailFault(email),
    ...(message === '' && { message: 'message' }),
  }
}
