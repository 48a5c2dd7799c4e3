export const texts = {
  title: 'Sản phẩm',
}
