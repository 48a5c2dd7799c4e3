import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'cycling-the-countryside',
  meta: {
    titleVi: 'Đạp xe đồng quê Việt Nam: năm cung phẳng, dễ đi',
    titleEn: 'Cycling in Vietnam: five flat countryside rides',
    descriptionVi:
      'Năm cung phẳng ở Hội An, Huế, Ninh Bình, Mai Châu và miệt vườn miền Tây, mỗi cung một buổi sáng: số km, lối rẽ, chọn xe, vá xăm, tránh nắng gắt và xe tải.',
    descriptionEn:
      'Five flat morning rides in Hoi An, Hue, Ninh Binh, Mai Chau and the Mekong orchards, with distances, the lanes to take, bikes and repairs, heat and trucks.',
  },
  category: 'adventure',
  titleVi: 'Đạp xe đồng quê: năm cung nên đi',
  titleEn: 'Cycling the countryside: five easy rides',
  descriptionVi:
    'Hội An, Huế, Ninh Bình, Mai Châu và miệt vườn: đạp bao xa, rẽ lối nào, chọn xe ra sao, xoay xở thế nào khi nắng gắt hay thủng xăm.',
  descriptionEn:
    'Hoi An, Hue, Ninh Binh, Mai Chau and the Mekong orchards: how far, which lanes, what bike, and what to do about heat, trucks and flat tyres.',
  tagsVi: ['đạp xe', 'làng quê', 'Hội An', 'Ninh Bình', 'miệt vườn'],
  tagsEn: ['cycling', 'villages', 'Hoi An', 'Ninh Binh', 'Mekong Delta'],
  imageAltVi: 'Một người đạp xe trên con đường nhỏ ven kênh, dưới hàng dừa nghiêng bóng xuống nước.',
  imageAltEn: 'A cyclist on a narrow canal path under leaning coconut palms.',
  publishedDate: '2026-06-18',
  featured: false,
  relatedDestinations: ['hoi-an', 'hue', 'mekong-delta'],
  contentVi: `Ô tô không vào được bờ ruộng, còn xe máy đi nhanh quá, chưa kịp ngửi mùi rơm đã hết làng. Xe đạp thì vừa. Năm cung dưới đây đều phẳng, gọn trong một buổi, người cả năm không động đến bàn đạp vẫn theo được, miễn chịu dậy sớm.

## Miền Trung: từ phố ra làng

**[Hội An](/where-to-go/hoi-an).** Vòng dễ nhất đi phố cổ – làng rau Trà Quế – biển An Bàng rồi về theo lối ruộng, chừng 12 km. Đến Trà Quế trước bảy giờ là gặp lúc bà con gánh nước tưới rau. Hôm sau qua cầu Cẩm Kim sang phía bên kia sông: làng mộc Kim Bồng, đường bê tông giữa ruộng lúa, bãi bắp, 15–20 km tùy sức, vắng khách hơn hẳn.

**[Huế](/where-to-go/hue).** Cầu ngói Thanh Toàn cách trung tâm khoảng 8 km. Đừng đi đường lớn. Từ Đập Đá cứ men sông Như Ý mà xuống, qua đình làng, nhà thờ họ, vườn rau; cả đi lẫn về khoảng 18 km. Trưa hè ở Huế nóng như rang, nên về trước chín rưỡi.

## Miền Bắc: chân núi đá, thung lũng lúa

**Ninh Bình.** Từ bến Tam Cốc vào Bích Động, vòng sang đền Thái Vi, chân Hang Múa, tới Tràng An rồi quay về: 20–25 km. Lúa Tam Cốc chín vào khoảng cuối tháng 5, đầu tháng 6. Các đường liên thôn đẹp hơn đường chính, mà cũng tránh được xe tải chở đá.

**Mai Châu.** Từ bản Lác qua Pom Coọng sang các bản quanh lòng chảo, 10–15 km gần như không dốc. Mai Châu nay thuộc Phú Thọ, cách Hà Nội khoảng 140 km, nên đi ô tô lên rồi thuê xe tại bản. Đừng đạp qua đèo Thung Khe: dốc dài, sương mù, xe tải nhiều.

## Miền Tây: dưới bóng dừa

Sang cù lao An Bình (Vĩnh Long) chỉ mất vài phút phà, chở xe theo được. Đi loanh quanh giữa vườn nhãn, vườn chôm chôm 15–20 km là hết buổi. Bến Tre cũ, nay cùng tỉnh, thì đường nào cũng có dừa che. Lối đi ven kênh rộng chừng hai mét, không lan can, hay gặp cầu dốc. Nghe còi xe máy sau lưng thì nép phải, dừng hẳn. Lên cầu cứ xuống dắt, chẳng ai cười. Còn nhiều lối khác ở trang [miền Tây](/where-to-go/mekong-delta).

## Chọn xe, vá xe

Xe khách sạn cho mượn thường chỉ có một tốc độ, đủ dùng cho 15 km. Đi xa hơn nên thuê xe có sang số, khoảng 100.000–250.000 đ một ngày. Xe thường khoảng 30.000–60.000 đ. Trước khi nhận, bóp thử cả hai phanh, bấm lốp, chỉnh yên cho vừa chân, thử ổ khóa.

Thủng lốp thì tìm biển “vá xăm” ở miền Bắc, “vá ruột” ở miền Nam. Tiệm sửa xe máy nào cũng vá được xe đạp, khoảng 20.000–50.000 đ, mười lăm phút xong. Riêng xe van Pháp phải mang sẵn xăm và đầu bơm: tiệm quê không có.

## Nắng, rơm và xe tải

- **Giờ đi:** 5 giờ 30 đến 9 giờ 30, rồi sau 15 giờ 30. Mỗi tiếng uống ít nhất nửa lít nước.
- **Mùa gặt:** lúa phơi kín nửa đường. Đừng cán lên; rơm ướt thì trơn, rơm khô cuốn vào líp.
- **Đường lớn:** đi hàng một, sát phải; cần sang đường thì xuống dắt.
- **Chó làng:** đừng đạp nhanh hơn. Xuống xe, để xe chắn giữa mình với nó mà đi bộ qua.
- **Mùa mưa:** tháng 10, tháng 11 Huế và Hội An hay lụt, nước rút rồi đường vẫn còn bùn.`,
  contentEn: `A car can’t follow the bank of a rice field, and a motorbike is through the village before you have noticed it. A bicycle gets it about right. All five rides here are flat and fit into a morning, and you don’t need to be a cyclist. You do need to get up early.

## The centre: out of town and into the fields

**[Hoi An](/where-to-go/hoi-an).** The gentlest loop runs from the Ancient Town to Tra Que vegetable village, on to An Bang beach and back through paddies, about 12 km. Reach Tra Que before seven and the growers will be out watering. Next day cross Cam Kim bridge to the far side of the river: Kim Bong carpentry village, then concrete lanes between rice and maize for 15–20 km, with few other visitors.

**[Hue](/where-to-go/hue).** Thanh Toan, a covered bridge with a tiled roof, is about 8 km out. Skip the main road. From Dap Da follow the little Nhu Y river past communal houses, clan temples and kitchen gardens; about 18 km there and back. In summer be home by half past nine.

## The north: limestone and stilt houses

**Ninh Binh.** From the Tam Coc landing ride to Bich Dong pagoda, round to Thai Vi temple and the foot of Hang Mua, then Trang An and home: 20–25 km. Rice here turns gold in late May and early June. Village lanes are prettier than the main roads and free of quarry trucks.

**Mai Chau.** From Lac village through Pom Coong and round the valley floor, 10–15 km with hardly a slope. Now part of Phu Tho, it lies about 140 km from Hanoi: come by road and rent a bike there. Don’t pedal over Thung Khe pass, which is long, foggy and full of lorries.

## The Mekong: under the palms

A ferry of a few minutes takes you and your bike from Vinh Long to An Binh island, where 15–20 km of longan and rambutan orchards fill a morning. In the old Ben Tre province, now part of Vinh Long, coconut palms shade nearly every lane. Canal paths are about two metres wide, without railings and with humpback bridges. When a motorbike hoots behind you, pull right and stop. Walk the bridges. More ideas are on our [Mekong Delta](/where-to-go/mekong-delta) page.

## Bikes and repairs

Hotel loan bikes are usually single-speed and fine for 15 km. Beyond that rent one with gears, about 100,000–250,000 VND ($4–10) a day; simple bikes cost about 30,000–60,000 VND. Squeeze both brakes, pinch the tyres, raise the saddle and try the lock first. Tall riders should ask early, as big frames are scarce.

For a puncture look for a sign saying *vá xăm* in the north or *vá ruột* in the south. Any motorbike mechanic will patch a bicycle in fifteen minutes for about 20,000–50,000 VND. With Presta valves, bring your own tube and adaptor.

## Heat, straw and trucks

- **Hours:** 5:30 to 9:30 am, then after 3:30 pm. Drink at least half a litre an hour.
- **Harvest:** grain dries on half the road. Don’t ride over it; wet straw is slippery and dry straw jams gears.
- **Main roads:** single file, hard right, and walk the bike across.
- **Dogs:** don’t speed up. Get off, keep the bike between you, walk past.
- **Rain:** Hue and Hoi An often flood in October and November, and the mud outlasts the water.`,
  tipsVi: [
    'Tải sẵn bản đồ ngoại tuyến; giữa đồng sóng yếu và ngõ nào cũng giống ngõ nào.',
    'Áo dài tay mỏng, mũ bảo hiểm và khăn ướt được việc hơn chai kem chống nắng.',
    'Mang tiền lẻ để qua phà, gửi xe, uống nước dừa, vá xe.',
    'Quay về trước khi tối: mùa đông khoảng 17 giờ 30 đã nhá nhem, đường quê ít đèn.',
    'Xe địa hình bánh 29 inch nên mang theo một chiếc xăm dự phòng.',
  ],
  tipsEn: [
    'Download an offline map: signal fades in the fields and every lane looks like the last.',
    'A thin long-sleeved shirt, a helmet and a wet scarf do more than sunscreen alone.',
    'Carry small notes for ferries, parking, coconuts and punctures.',
    'Head back before dark, which in winter means about 5:30 pm; country lanes are barely lit.',
    'If you rent a 29-inch mountain bike, take a spare tube with you.',
  ],
})
