export const texts = {
  title: 'Tài khoản',
}
