export const texts = {
  title: 'Người nhận bản tin',
}
