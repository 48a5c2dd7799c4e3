export const texts = {
  title: 'Thư gửi đi',
}
