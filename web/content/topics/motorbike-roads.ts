import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'motorbike-roads',
  meta: {
    titleVi: 'Bảy cung đường xe máy đẹp nhất Việt Nam, đi tháng nào',
    titleEn: 'Seven great motorbike roads in Vietnam, and the law',
    descriptionVi:
      'Hà Giang, Khau Phạ, Ô Quy Hồ, Trường Sơn Tây, Hải Vân, Vĩnh Hy, Khánh Lê: số km, số ngày, tháng đẹp, loại xe, bằng lái, bảo hiểm và chỗ hay gặp nạn.',
    descriptionEn:
      'Ha Giang, Khau Pha, O Quy Ho, Hai Van and three more: distances, days, best months, and the licence and insurance facts that decide whether you ride or sit.',
  },
  category: 'adventure',
  titleVi: 'Bảy cung đường xe máy đáng đi nhất',
  titleEn: 'Seven great motorbike roads, and the rules',
  descriptionVi:
    'Hà Giang, Khau Phạ, Ô Quy Hồ, Trường Sơn Tây, Hải Vân, Vĩnh Hy, Khánh Lê: dài bao nhiêu, đi tháng nào, xe gì, giấy tờ gì và những chỗ hay gặp nạn.',
  descriptionEn:
    'Ha Giang to Khanh Le: distances, days and months for seven roads, plus the licence and insurance facts that decide whether you should ride or sit behind.',
  tagsVi: ['xe máy', 'đèo', 'Hà Giang', 'bằng lái', 'an toàn'],
  tagsEn: ['motorbike', 'mountain passes', 'Ha Giang Loop', 'licence', 'insurance'],
  imageAltVi: 'Người đi xe máy nhìn từ phía sau trên con đường đèo, trước mặt là núi lớp lớp',
  imageAltEn: 'A rider seen from behind on a mountain road, with ridge after ridge ahead',
  publishedDate: '2025-11-08',
  featured: true,
  relatedDestinations: ['sapa', 'da-nang', 'hue', 'da-lat'],
  contentVi: `
Đường đèo Việt Nam đẹp nhất khi ngồi trên hai bánh, và cũng ở đó người ta dễ ngã nhất. Chọn đúng cung, đúng tháng, đúng sức mình thì chuyến đi mới là kỷ niệm vui.

## Bảy cung đường

| Cung | Dài | Thời gian | Nên đi |
| --- | --- | --- | --- |
| Vòng Hà Giang: Quản Bạ – Đồng Văn – Mã Pì Lèng – Du Già | 350 km | 3–4 ngày | Tháng 9–11, 3–4 |
| Khau Phạ: Nghĩa Lộ – Mù Cang Chải | 100 km | 1 ngày | Tháng 5–6, 9–10 |
| Ô Quy Hồ: Sa Pa – Lai Châu | 70 km | Nửa ngày | Tháng 3–5, 9–11 |
| Hồ Chí Minh nhánh Tây: Khe Sanh – Phong Nha | 240 km | 1–2 ngày | Tháng 3–8 |
| Hải Vân: Đà Nẵng – Lăng Cô | đèo 20 km | Nửa ngày | Tháng 2–8 |
| Ven biển Cà Ná – Vĩnh Hy – Bình Tiên (ĐT701, 702) | 105 km | 1 ngày | Tháng 2–8 |
| Khánh Lê: Đà Lạt – Nha Trang | 130 km | 1 ngày | Tháng 1–8 |

**Hà Giang** (nay thuộc Tuyên Quang) đừng gói trong hai ngày: chặng Đồng Văn – Mèo Vạc chỉ hơn 20 km mà đáng cả buổi. **Nhánh Tây** vắng đến lạ, rất ít cây xăng, sóng điện thoại chập chờn. Đổ đầy bình ở Khe Sanh, mang thêm nước và bánh. **Hải Vân** đi sáng sớm, hầm không cho xe máy qua. **Ô Quy Hồ** đỉnh trên 2.000 m, sương đặc chỉ thấy vài mét. **Khánh Lê** tụt từ khoảng 1.700 m xuống sát biển. Tháng 10 đến tháng 12 hay sạt, có đợt phải cấm đường. Đoạn **Vĩnh Hy** gió ngang rất mạnh vào mùa gió bấc.

## Giấy tờ

Bằng A1 cấp từ năm 2025 chạy xe tới 125 phân khối, trên nữa phải có bằng A. Bằng cũ vẫn dùng theo hạng đã ghi. Mang đăng ký xe và bảo hiểm bắt buộc: thứ này chỉ đền cho người bị mình tông, nên mua thêm bảo hiểm tai nạn. Không có bằng hợp lệ thì hãng nào cũng có cớ từ chối chi trả. Nồng độ cồn phải bằng không, kể cả sáng hôm sau cuộc rượu ngô.

Rủ bạn nước ngoài cùng đi thì nhớ: Việt Nam nhận giấy phép quốc tế theo Công ước Vienna 1968, kèm bằng gốc có hạng mô tô. Giấy do Mỹ, Canada, Úc cấp theo công ước 1949 nên không hợp lệ.

## Chọn xe

Xe số 110–125 phân khối lợi xăng, hãm số tốt, làng nào cũng sửa được. Xe tay ga xuống dốc dài dễ cháy phanh. Xe côn tay 150 trở lên chỉ dành cho người đã quen. Lúc nhận xe, thử phanh, lốp, đèn, còi, xích; chụp ảnh vết xước cũ.

## Xuống đèo cho an toàn

1. Về số hai, số ba để máy ghì; bóp nhả phanh từng nhịp, không rà.
2. Giữ làn của mình ở cua khuất, bấm còi trước khi vào.
3. Cát, sỏi, phân trâu và rãnh nước ở mép ngoài: giảm tốc trước cua, không phanh giữa cua.
4. Mỗi ngày 120–150 km đường núi là vừa, tới nơi trước bốn giờ chiều.
5. Mưa to thì dừng. Đừng đứng dưới vách taluy mà trú.

## Nếu không tự lái

Thuê xe kèm tài xế bản địa, quen gọi “easy rider”, có ở Hà Giang, Huế, Đà Lạt. Bạn ngồi sau mà ngắm, hành lý gọn dưới mười ký. Hỏi rõ mũ bảo hiểm, bảo hiểm, giờ nghỉ, và đừng ép tài xế chạy đêm. Từ [Đà Nẵng](/where-to-go/da-nang), một chuyến Hải Vân ra [Huế](/where-to-go/hue) là cách thử nhẹ nhàng nhất.
`,
  contentEn: `
Vietnam’s passes are at their best on two wheels, which is also where most visitors get hurt. Choose the road, the month and the seat (front or back) that suit you, and it may be the part of the trip you talk about for years.

## Seven roads

| Road | Distance | Time | Best months |
| --- | --- | --- | --- |
| Ha Giang Loop: Dong Van, Ma Pi Leng, Du Gia | 350 km | 3–4 days | Sept–Nov, March–April |
| Khau Pha: Nghia Lo to Mu Cang Chai | 100 km | 1 day | May–June, Sept–Oct |
| O Quy Ho: Sapa to Lai Chau | 70 km | Half a day | March–May, Sept–Nov |
| Ho Chi Minh Road west: Khe Sanh to Phong Nha | 240 km | 1–2 days | March–August |
| Hai Van: Da Nang to Lang Co | 20 km pass | Half a day | Feb–August |
| Coast Ca Na – Vinh Hy – Binh Tien (DT701, 702) | 105 km | 1 day | Feb–August |
| Khanh Le: Da Lat to Nha Trang | 130 km | 1 day | Jan–August |

**Ha Giang** (now in Tuyen Quang province) deserves more than two days; Dong Van to Meo Vac is little over 20 km and worth half a day. The **western Ho Chi Minh Road** is eerily empty: very few fuel stops, patchy signal, so fill up in Khe Sanh and carry food. Ride **Hai Van** early; the tunnel is closed to motorbikes. **O Quy Ho** tops 2,000 m, often in thick fog. **Khanh Le** falls from about 1,700 m almost to the sea; October to December landslides can shut it for days or weeks. The **Vinh Hy** coast has savage crosswinds in the winter monsoon.

## Licence and insurance

Vietnam recognises international permits under the **1968 Vienna Convention**, with the motorcycle category stamped, carried with your home licence. Permits from the United States, Canada and Australia are issued under the 1949 convention and are not valid here. Vietnam’s own classes are A1 up to 125 cc and A above that.

This matters because of money. Without a valid licence most travel policies pay nothing, and one mountain evacuation can cost more than your trip. The compulsory local insurance, carried with the registration papers, covers only the people you hit. The alcohol limit is zero, including the morning after corn wine.

## Which bike

A semi-automatic of 110–125 cc is light, brakes well on the engine and can be mended in any village. Scooters overheat their brakes on long descents. Take 150 cc and up only if you ride at home. Before leaving, test brakes, tyres, lights, horn and chain, and photograph every scratch.

## Coming down safely

1. Use second or third gear; squeeze and release the brakes, never drag them.
2. Hold your lane on blind bends and sound the horn before them.
3. Sand, gravel and buffalo dung collect on the outside: slow before the bend, not in it.
4. Plan 120–150 km a day in the mountains, and arrive by four.
5. Stop in heavy rain, but never under a cut slope.

## Riding behind

An “easy rider” is a local driver with a bike and room for you and under ten kilos. You’ll find them in Ha Giang, Hue and Da Lat. You see more, and the licence question disappears. Ask about helmets, insurance and rest days, and don’t push anyone to ride at night. Hai Van, from [Da Nang](/where-to-go/da-nang) to [Hue](/where-to-go/hue), is the gentlest trial.
`,
  tipsVi: [
    'Mũ đạt chuẩn che kín tai, găng tay, giày kín cổ; áo mưa bộ chứ không dùng áo cánh dơi.',
    'Tải bản đồ ngoại tuyến và lưu số 112 (tìm kiếm cứu nạn), 115 (cấp cứu), 113 (công an).',
    'Đổ xăng khi còn nửa bình ở vùng núi.',
    'Mùa mưa bão, sáng nào lên đèo thì sáng đó đọc tin giao thông của tỉnh trước đã.',
    'Giấy tờ, điện thoại để chung một túi chống nước, đeo sát người.',
  ],
  tipsEn: [
    'Wear a certified helmet, gloves and closed shoes; a two-piece rain suit, never a poncho.',
    'Download offline maps and save 112 (search and rescue), 115 (ambulance) and 113 (police).',
    'In the mountains refill at half a tank.',
    'In the rainy season check local news on the morning itself before starting up a pass.',
    'Keep passport, permit and phone in one waterproof pouch on your body.',
  ],
})
