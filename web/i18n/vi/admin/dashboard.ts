export const texts = {
  title: 'Tổng quan',
}
