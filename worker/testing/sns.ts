import { createPrivateKey, sign } from 'node:crypto'

/** A certificate of our own in place of Amazon's, and its key (PKCS #8). */
export const snsCertificate = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDGzCCAgOgAwIBAgIUA4lO7ryFl8dXHxLxw6pGVhOnne0wDQYJKoZIhvcNAQEL',
  'BQAwHDEaMBgGA1UEAwwRc25zLmFtYXpvbmF3cy5jb20wIBcNMjYxMTMwMDM1ODMw',
  'WhgPMjEyNjExMDYwMzU4MzBaMBwxGjAYBgNVBAMMEXNucy5hbWF6b25hd3MuY29t',
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAm3yN+WxQbz75QA/PAUYU',
  'IlDz51LHUz7V8CktQr7PMcUF+j7Y1kxTIKcemNFN37AAcwkQGEMENzC6mcNhW63K',
  'yfWJtEvpoRzVo6h0OcV14wu9pv99nauwYGAmr+KV4RMtXkBz3qaMBXOnkFkfzAXI',
  'CFAs6pRILut6Od+vocDyTsXFHxj/LrWrtNwr8uWVu+7wfczy56A5Y1PucPFRE1Yg',
  'A6TnNlpacrqBekSfAMPmx6YXb1McymTGEE77t5+8NSfKcDZo2tDU01oFKfk3FqmP',
  'O6W1LVNED5OY7YnsVa4lwku5t1oM4w6j2+oQLFaQJ3BBPJp5d4noTnNv80JKlUwJ',
  'wQIDAQABo1MwUTAdBgNVHQ4EFgQUPc36TqChOmWo418C0lvtI7aIML0wHwYDVR0j',
  'BBgwFoAUPc36TqChOmWo418C0lvtI7aIML0wDwYDVR0TAQH/BAUwAwEB/zANBgkq',
  'hkiG9w0BAQsFAAOCAQEAFTSmlnF8ju488szmdsnrrOkdVffMvZ0SAMo/ZK8lyU2V',
  'KIU0dCo7PjppDNDNNa9mxGGW2TQBXsy2e55JtSaXQ/5vJQXx9T/1PMj9BONtE1W5',
  'YvPl0QvzjQO3jvmYHa33uCKTxP6VfpMe+ij1IXOqt1Wh6DVHZfYqk2YcNeZGHOk2',
  'FHA524lTjlXNihOlp8dy0CUu7uab92V0hyCWUjjaXfGSxPF1q4UNtMn5G5RwMf6P',
  '94C7kGsh2KMjhH8Y3Ec1s7DQAWAiovHylxRWITPoxW9MjhnWotN3IOfg6zT3kbv5',
  'WWUmQKhrEqz8AaC65xTvEqheOmcvFET0wky6hSXIxw==',
  '-----END CERTIFICATE-----',
].join('\n')
const key = [
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCbfI35bFBvPvlAD88BRhQiUPPnUsdTPtXwKS1Cvs',
  '8xxQX6PtjWTFMgpx6Y0U3fsABzCRAYQwQ3MLqZw2FbrcrJ9Ym0S+mhHNWjqHQ5xXXjC72m/32dq7BgYCav4pXhEy1e',
  'QHPepowFc6eQWR/MBcgIUCzqlEgu63o536+hwPJOxcUfGP8utau03Cvy5ZW77vB9zPLnoDljU+5w8VETViADpOc2Wl',
  'pyuoF6RJ8Aw+bHphdvUxzKZMYQTvu3n7w1J8pwNmja0NTTWgUp+TcWqY87pbUtU0QPk5jtiexVriXCS7m3WgzjDqPb',
  '6hAsVpAncEE8mnl3iehOc2/zQkqVTAnBAgMBAAECggEAI4L3Chhq5n2Df9YceTYAMzY5/oMxcxnO0uMUq0HZIIzXKK',
  'hh7c/QzIxeuJhVKNmRwLQ5MNFdjR1cAPJWshGnVyj1InCUE2/6ez5mDSvEGO79ib6gefpUdi5/p3wgrx8qJXSjAh8X',
  'q8cWZil00awgW4W0PH9RXSX67GziOBdRQBwgGLbHVBEtgPCX7rzKPRC0nwozxP/zIhCykYFg6wE8NxUD8psUcX8s63',
  'epQVbisjktNvVlFELjj0qAbMnBD7aOBwpuxqmIjp+Q/xq0yQ1KPclL28mzcDdb8Cp0Yi6ZdROoB5kJ1VcLmyz9pCUt',
  '/Isr7uVv8QJldv3GwFN4T6QCgQKBgQDMNPDQNWLqe6U0KjbxLhaltcmRMe89OFQjXL+GaLL8DbVidilEHI2rz0wFEq',
  '6W6asq56tX4lt27/UBbxFREKhVCJSApJn2Ndg/vdgABqE/bGmfZTBU0bBNaPk1AQMP0PHs0l8Dvh/DBO03ssjxfghV',
  'NldV2yU8XWnaFfVi7S7HdQKBgQDC7DqEcOZcwe+HvEmDIxIj7WL5dmobd2tCN0qD/WE0PMpAEiqsOAL+Qn6+/hbihl',
  'iFopC2pfNIhX+cBeKaUnpMQvSWPBev0X+WpqCrb8ZOQHcqWv3ePh0Z28Ad3s+OST3wALzkgLpSOtwhYhubn0LVjLzu',
  '9bM8RLgTgKG5xFz7nQKBgF+hT0ECL0+GFeim+FHb9okl575SNyphTa29yoeEUoWNWetBULPv9zyFeKFLjW1pAlq2YV',
  'xnydOaLg+81swy09H2kazo6J0PvDSlkBj7Adp0x8X4mjiudjTaOxJiZe+rNxBjuFFFYRRwIzMZS9cj4X0eVKoFVZu+',
  'V0rlS6RHVMfdAoGAOR1EzDfUmAtPZ0NZeu5Uy2gsXxI+ZwvnxsAyulgNGmRRktJ/5HSJE/1h7A7Bn+BjocyPgKVBkt',
  'djG9Fxo2xVX3Ei/75d5muJahgq7fDTd2xWPnfo+SzUFBaaxWXbBUMave9Jad76OUv74mA/3Kqex7n0RkSCHz+3fCdt',
  'u+P4ptUCgYEAlroTAV5ixGj496/yzwBOV5dMMfJE50+Nq06wIU95sN2r/qsx3aY9USFjGIuPPBKqYdKKgJOTnHK3gL',
  '//qejTmO/UeY9yg0M3TpebKE50smO8krAsdzWoG21Hyqhtr6OXXU/7ZuB3eGh9Nx31UBNwJMZkyuI2GZUqWxie+oRy',
  'DX4=',
].join('')

export const snsTopic = 'arn:aws:sns:ap-southeast-1:123456789012:mail-events'
export const snsCertificateUrl =
  'https://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem'

type Fields = Record<string, string>

/** A message as Amazon SNS signs it (SignatureVersion 2), with some fields changed before. */
export function snsMessage(change: Fields = {}): Fields {
  const fields: Fields = {
    Type: 'Notification',
    MessageId: crypto.randomUUID(),
    TopicArn: snsTopic,
    Message: '{}',
    Timestamp: new Date().toISOString(),
    SignatureVersion: '2',
    SigningCertURL: snsCertificateUrl,
    ...change,
  }
  const unsigned = ['SignatureVersion', 'SigningCertURL']
  const text = Object.keys(fields)
    .filter((name) => !unsigned.includes(name))
    .toSorted()
    .map((name) => `${name}\n${fields[name]}\n`)
    .join('')
  const privateKey = createPrivateKey({
    key: Buffer.from(key, 'base64'),
    format: 'der',
    type: 'pkcs8',
  })
  return { ...fields, Signature: sign('sha256', Buffer.from(text), privateKey).toString('base64') }
}
