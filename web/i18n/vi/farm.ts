export const texts = {
  title: 'Một ngày ở vườn trái cây',
  metaTitle: 'Tour nông trại: mùa nào trái nấy, một ngày trong vườn xoài',
  metaDescription:
    'Tháng nào trái gì chín, một ngày trong vườn xoài Cái Bè ra sao, giá bao nhiêu và đặt chỗ thế nào: tour nông trại do chính Mango Road dẫn.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    farm: typeof texts
  }
}
