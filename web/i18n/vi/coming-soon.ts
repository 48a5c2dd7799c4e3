export const texts = {
  title: 'Sắp ra mắt',
  text: 'Chúng tôi đang viết và vẽ phần này. Trong lúc chờ, bạn ghé những trang dưới đây nhé.',
  description: 'Trang này của {{brand}} sắp ra mắt.',
  onward: 'Đi tiếp từ đây',
  writeToUs: 'Viết cho chúng tôi về hợp tác',
  wanted: {
    title: 'Chúng tôi tìm ai',
    growers: {
      title: 'Nhà vườn',
      text: 'Chịu cho khách leo thang hái trái rồi ngồi xuống ăn bữa cơm nhà.',
    },
    guides: {
      title: 'Người nấu, người chèo, người lái',
      text: 'Thuộc một ngôi chợ, một khúc sông hay một con đèo, và sẵn lòng dắt vài người theo.',
    },
    hosts: {
      title: 'Chỗ nghỉ nhỏ',
      text: 'Nhà sàn, nhà gỗ, khách sạn ít phòng mà chủ nhà còn ra tận cửa đón.',
    },
    next: 'Bạn viết vài dòng thôi: ở đâu, làm gì, mùa nào đón khách được.',
  },
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
