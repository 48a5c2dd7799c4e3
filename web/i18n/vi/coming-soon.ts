export const texts = {
  title: 'Sắp ra mắt',
  text: 'Chúng tôi đang viết và vẽ phần này. Trong lúc chờ, bạn ghé những trang dưới đây nhé.',
  description: 'Trang này của Mango Road sắp ra mắt.',
  onward: 'Đi tiếp từ đây',
  writeToUs: 'Viết cho chúng tôi về hợp tác',
  pages: {
    guideFeatured: 'Cẩm nang chi tiết',
    guideCategory: 'Cẩm nang theo chủ đề',
    guideDestination: 'Cẩm nang điểm đến',
    partners: 'Đối tác',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'coming-soon': typeof texts
  }
}
