import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'fruit-and-farm-tables',
  meta: {
    titleVi: 'Mùa trái cây Việt Nam: tháng nào trái gì, vườn nào đón khách',
    titleEn: 'Vietnam fruit seasons and orchards you can visit',
    descriptionVi:
      'Lịch mùa xoài, măng cụt, chôm chôm, sầu riêng, vải, nhãn; miệt vườn nào đón khách từ Lái Thiêu tới Cao Lãnh; một ngày nhà vườn và cách sấy một mẻ xoài.',
    descriptionEn:
      'When mango, mangosteen, durian, lychee and longan peak, which orchards receive visitors, how a farm day goes, what drying mangoes takes, and orchard manners.',
  },
  category: 'cuisine',
  titleVi: 'Mùa trái cây và một ngày trong vườn',
  titleEn: 'Fruit seasons and a day in the orchard',
  descriptionVi:
    'Lịch mùa trái cây, những miệt vườn vẫn đón khách từ Lái Thiêu tới Cao Lãnh, một ngày làm vườn diễn ra thế nào, và chuyện sấy một mẻ xoài.',
  descriptionEn:
    'A month-by-month fruit calendar, orchards from Lai Thieu to Cao Lanh that welcome visitors, how a farm day unfolds, and what drying a batch of mangoes takes.',
  tagsVi: ['trái cây', 'miệt vườn', 'xoài', 'sầu riêng', 'sấy khô'],
  tagsEn: ['fruit', 'orchards', 'mango', 'durian', 'farm visit'],
  imageAltVi: 'Bàn ăn dưới bóng vườn cây với xoài, sầu riêng và một rổ trái vừa hái',
  imageAltEn: 'A table under orchard trees set with mangoes, durian and a basket of just-picked fruit',
  publishedDate: '2026-05-20',
  featured: false,
  relatedDestinations: ['mekong-delta', 'ho-chi-minh-city'],
  contentVi: `
Cùng một trái xoài, ăn ở sạp và ăn dưới gốc cây vừa hái là hai chuyện khác nhau. Nhưng vườn nào cũng có mùa, tới sai tháng thì chỉ còn lá với muỗi. Xem lịch trước rồi hãy đặt xe.

## Tháng nào ăn trái gì

| Trái | Vùng | Rộ nhất |
| --- | --- | --- |
| Xoài cát Hòa Lộc, cát Chu | Cái Bè, Cao Lãnh | Tháng 3–5 |
| Măng cụt, chôm chôm | Lái Thiêu, Chợ Lách, Long Khánh | Tháng 5–7 |
| Sầu riêng | Miền Tây, rồi Tây Nguyên | Tháng 5–7, 8–10 |
| Vải | Lục Ngạn, Thanh Hà | Cuối tháng 5–6 |
| Nhãn lồng | Hưng Yên | Tháng 7–8 |
| Thanh long | Phan Thiết, vùng Long An cũ | Tháng 5–9 |
| Vú sữa Lò Rèn | Vĩnh Kim | Tháng 12–3 |
| Quýt hồng | Lai Vung | Trước Tết |

Bưởi, mít, chuối, dừa gần như quanh năm. Thời tiết xê dịch mùa vài tuần, nên gọi hỏi chủ vườn trước khi đi.

## Vườn nào đón khách

**Lái Thiêu**, nay thuộc TP. Hồ Chí Minh, cách trung tâm khoảng 20 km. Vườn đã thu hẹp vì phố lấn, nhưng đầu mùa mưa vẫn có măng cụt hái tại cây và đĩa gỏi măng cụt non trộn gà.

**Cái Bè** (Đồng Tháp), chừng hai tiếng từ Sài Gòn: quê xoài cát Hòa Lộc. Sang cù lao Tân Phong thì đạp xe dưới bóng chôm chôm, nhãn.

**Cao Lãnh**, khoảng ba tiếng: vựa xoài lớn của miền Tây, có nhà vườn bao trái, hái, đóng thùng ngay trước mặt khách.

**Cái Mơn** (Chợ Lách, nay thuộc Vĩnh Long): đất ươm giống và sầu riêng. Giáp Tết thành rừng mai, cúc, kiểng thú.

Ghép Cái Bè với Cái Mơn rồi ngủ lại [miền Tây](/where-to-go/mekong-delta) một đêm là vừa sức.

## Một ngày làm khách nhà vườn

1. Tới trước tám giờ, khi còn mát. Uống trà, nghe chủ nhà kể đất, kể nước, năm nay mặn tới đâu.
2. Đi vườn khoảng một giờ: xem ghép cành, bao trái, tập dùng lồng hái.
3. Ngồi xuống nếm ba bốn giống cạnh nhau mới thấy cát Chu chua nhẹ, Hòa Lộc thơm và mịn.
4. Ăn trưa cây nhà lá vườn: cá lóc nướng trui, canh chua, bông súng chấm mắm.
5. Võng trưa, chèo xuồng một vòng rạch rồi về trước ba giờ, vì mùa mưa hay đổ nước vào chiều.

Mango Road cũng tổ chức vài chuyến như thế mỗi mùa, nhóm nhỏ. Muốn ghép vào lịch trình riêng thì [nhắn cho chúng tôi](/lien-he/trip-planning).

## Sấy một mẻ xoài

Chọn trái chín tới mà còn chắc. Rửa, gọt, xắt lát 6–8 mm, xếp không chồng lên nhau, sấy quanh 60 °C chừng 12–16 giờ, giữa chừng trở mặt. Lát đạt thì bẻ cong không gãy, bóp không ướt tay, màu vàng đậm chứ không cam chói. Bảy đến mười ký xoài tươi mới được một ký khô. Mua hàng khô mà rẻ quá thì đọc lại dòng “đường” trên nhãn.

## Phép tắc trong vườn

- Hỏi rồi mới hái; hái bằng kéo, chừa cuống, không bẻ cành, không rung cây.
- Đi trên bờ liếp, đừng giẫm gốc và vòi tưới.
- Hỏi vườn vừa phun thuốc ngày nào trước khi cho trẻ ăn tại cây.
- Hái bao nhiêu cân bấy nhiêu, trả đúng giá vườn, đừng cò kè vài nghìn.
- Sầu riêng không mang lên máy bay, taxi, khách sạn nếu chưa hỏi.
`,
  contentEn: `
A mango from a supermarket and a mango eaten under its own tree are two different fruits. But orchards keep their own calendar: arrive in the wrong month and you get leaves and mosquitoes.

## What is ripe when

| Fruit | Where | Peak |
| --- | --- | --- |
| Hoa Loc and Cat Chu mango | Cai Be, Cao Lanh | March–May |
| Mangosteen, rambutan | Lai Thieu, Cho Lach, Long Khanh | May–July |
| Durian | Mekong Delta, then the highlands | May–July, Aug–Oct |
| Lychee | Luc Ngan, Thanh Ha (north) | Late May–June |
| Longan | Hung Yen (north) | July–August |
| Dragon fruit | Phan Thiet, former Long An | May–September |
| Star apple | Vinh Kim | December–March |
| Pink mandarin | Lai Vung | Before Tet |

Pomelo, jackfruit, banana and coconut hardly stop. Weather shifts the rest by weeks, so have someone phone the owner first.

## Orchards that receive visitors

**Lai Thieu**, now inside Ho Chi Minh City, is about 20 km from the centre. The town has eaten much of it, but as the rains begin there is still mangosteen to pick, and young mangosteen tossed with chicken as a salad.

**Cai Be** (Dong Thap), two hours away, is the home of the Hoa Loc mango. Cross to Tan Phong islet and cycle under rambutan and longan trees.

**Cao Lanh**, about three hours out, grows mangoes on a serious scale; some families show you bagging, picking and packing.

**Cai Mon** (Cho Lach, now Vinh Long) raises saplings and durian for the whole south, and before Tet turns into a sea of yellow flowers.

Cai Be and Cai Mon combine well with a night in the [Mekong Delta](/where-to-go/mekong-delta).

## How a farm day goes

1. Arrive before eight, while it is cool. Over tea the owner explains the soil, the tides and how far the salt water came this year.
2. Walk the orchard for an hour: grafting, bagging, the long pole with a basket.
3. Taste three or four varieties side by side. Cat Chu is slightly tart, Hoa Loc perfumed and free of fibres.
4. Lunch from the garden: fish grilled in straw, sour soup, water-lily stems with fermented fish dip.
5. A hammock, a row along the creek, and away by three; in the wet season rain comes in the afternoon.

We run a few such days each season in small groups; if you would like one in your route, [write to us](/lien-he/trip-planning).

## Drying mangoes

Choose fruit that is ripe but firm. Wash, peel, cut 6–8 mm slices, lay them without overlap and dry at around 60 °C for 12–16 hours, turning once. A good slice bends without snapping, leaves no moisture on the fingers and is deep yellow, not neon. It takes seven to ten kilos of fresh mango to make one of dried. If a bag is very cheap, read the label for sugar.

## Manners

- Ask before you pick; use scissors, leave a stalk, never shake a tree.
- Keep to the raised banks, off roots and irrigation lines.
- Ask when the trees were last sprayed before children eat from them.
- What you pick is weighed and paid for. Don’t bargain over pennies.
- Durian is not welcome on planes, in most taxis or in hotels.
`,
  tipsVi: [
    'Đi ngày thường; cuối tuần tháng 6 vườn nào cũng kẹt xe và hết trái đẹp từ trưa.',
    'Mang giày bám đất, áo dài tay, thuốc chống muỗi; liếp vườn sau mưa rất trơn.',
    'Nhựa xoài dính da là rát, hái xong rửa tay ngay bằng xà phòng.',
    'Hỏi rõ giá “bao bụng” có gồm sầu riêng, măng cụt không, vì hai thứ này thường tính riêng.',
    'Trái mang về bọc giấy báo, đừng bịt kín túi ni lông; gửi ra nước ngoài thì đồ sấy dễ qua kiểm dịch hơn trái tươi.',
  ],
  tipsEn: [
    'Go on a weekday: June weekends bring traffic, and the best fruit is gone by noon.',
    'Wear shoes with grip and long sleeves, and bring repellent; banks are slippery after rain.',
    'Mango sap stings. Wash your hands with soap straight after picking.',
    'If a garden offers all you can eat, ask whether durian and mangosteen are included; often they are not.',
    'Wrap fruit in newspaper, not sealed plastic; for a flight abroad, dried fruit passes quarantine more easily than fresh.',
  ],
})
