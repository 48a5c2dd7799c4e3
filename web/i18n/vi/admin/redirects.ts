export const texts = {
  title: 'Chuyển hướng',
}
