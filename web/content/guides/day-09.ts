import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 9,
  meta: {
    titleVi: 'Đi bộ Sa Pa: ba cung Mường Hoa, Fansipan, mùa lúa',
    titleEn: 'Sapa trekking: three walks, Fansipan and rice season',
    descriptionVi:
      'Ba cung đi bộ Mường Hoa kèm số km, số giờ; ngủ phố hay xuống bản; lên Fansipan bằng cáp treo hay leo bộ; tháng nào nước đổ, lúa vàng; xe và tàu từ Hà Nội lên.',
    descriptionEn:
      'Three Muong Hoa walks with real distances, town or village nights, Fansipan by cable car or on foot, when terraces flood and turn gold, and transport from Hanoi.',
  },
  summaryVi:
    'Ngủ phố hay xuống bản, ba cung đi bộ kèm số cây số và số giờ, lên Fansipan bằng cáp treo hay leo bộ, mùa nước đổ với mùa lúa chín, và cách mua hàng của các chị H’Mông, Dao cho phải.',
  summaryEn:
    'Town or village, three walks with real distances, Fansipan by cable car or on foot, when the terraces flood and when they turn gold, and how to deal kindly with the women selling cloth.',
  category: 'highlands',
  difficulty: 'intermediate',
  season: ['summer', 'autumn'],
  destinations: ['sapa', 'hanoi'],
  tagsVi: ['Sa Pa', 'Tả Van', 'ruộng bậc thang', 'đi bộ', 'Fansipan', 'tàu đêm'],
  tagsEn: ['Sapa', 'Ta Van', 'rice terraces', 'trekking', 'Fansipan', 'night train'],
  imageAltVi: 'Một người đeo gùi đi trên lối mòn ven ruộng bậc thang, dưới thung lũng sương còn đọng.',
  imageAltEn: 'A walker with a basket on a path along rice terraces, with mist lying in the valley below.',
  agodaSearchTerm: 'sapa',
  rating: 4.8,
  featured: true,
  contentVi: `
Sáng sớm ở Mường Hoa, mây còn nằm dưới đáy thung lũng, khói bếp vừa lên, và từ lưng núi xuống mép suối là hàng trăm bậc ruộng do người H’Mông, Dao, Giáy đắp qua bao đời. Đó là Sa Pa người ta nhớ mãi. Muốn gặp thì rời khu phố đầy khách sạn và cần cẩu, đi bộ xuống bản.

## Ngủ ở phố hay xuống bản

Trung tâm [Sa Pa](/where-to-go/sapa) tiện cho đêm đầu đến muộn, cho nhà có người già, con nhỏ và cho hôm đi cáp treo sớm. Những đêm còn lại nên xuống bản, vì đáng tiền nhất ở đây là buổi sáng mở cửa ra đã thấy ruộng.

- **Lao Chải** (người H’Mông) và **Tả Van** (người Giáy) nằm gần nhau dưới thung lũng, cách phố chừng 8–10 km. Nhiều homestay, ô tô xuống được, lần đầu cứ chọn Tả Van.
- **Tả Phìn**, khoảng 12 km về phía bắc, là bản người Dao đỏ và H’Mông, có tắm lá thuốc cho buổi chiều mỏi chân.
- **Y Tý** cách chừng 70 km, khoảng ba giờ đường đèo, có nhà trình tường của người Hà Nhì và biển mây mùa khô. Đã lên phải ngủ lại, đi về trong ngày thì chỉ thấy toàn khúc cua.

Cát Cát sát phố giờ là khu tham quan bán vé, nhiều hàng cho thuê váy áo. Có từ hai ngày trở lên thì bỏ qua cũng không tiếc.

## Ba cung đi bộ

| Cung | Dài | Mất | Hợp với |
| --- | --- | --- | --- |
| Phố – Y Linh Hồ – Lao Chải – Tả Van | 12–14 km | 5–6 giờ kể cả nghỉ | Lần đầu |
| Tả Van – rừng tre, thác – Giàng Tả Chải | 7–8 km | 3–4 giờ | Ngày thứ hai |
| Phố – Má Tra – Tả Phìn | 10–12 km | 4–5 giờ | Người thích yên tĩnh |

Nên thuê người dẫn ngay trong bản, phần lớn là các chị H’Mông thuộc từng bờ ruộng. Họ biết lối nào vừa sạt, ruộng nhà ai mới cấy không được giẫm, và tiền công ở lại bản. Hỏi trước giá đã gồm bữa trưa, vé vào bản và xe về phố chưa. Vừa mưa xong thì mượn chủ nhà đôi ủng với cây gậy tre, giày thể thao trắng không lại được với bùn Mường Hoa.

## Fansipan: cáp treo hay cuốc bộ

Đỉnh cao 3.143 mét. Cáp treo chạy khoảng 15 phút, lên tới ga còn hơn 600 bậc đá hoặc một đoạn tàu leo núi. Vé trọn gói cỡ 800.000–1.000.000 đ một người lớn. Sáu giờ sáng ngó lên, thấy rõ đỉnh hãy mua vé, gặp hôm mù thì một triệu bạc chỉ mua được màu trắng.

Đi bộ thì xuất phát ở Trạm Tôn trên đèo Ô Quy Hồ, khoảng 11 km một chiều, thường đi hai ngày một đêm, ngủ lán. Bắt buộc đăng ký với Vườn quốc gia Hoàng Liên và có người dẫn. Nhiều người leo lên rồi đi cáp xuống cho đỡ đầu gối.

## Đi mùa nào

- **Tháng 5–6:** mùa nước đổ, ruộng loang loáng như gương, đi sớm hoặc chiều muộn mới bắt được màu trời.
- **Tháng 7–8:** lúa xanh mướt, mưa nhiều, đường dễ sạt, nên chừa một ngày dự phòng.
- **Cuối tháng 8 đến cuối tháng 9:** lúa chín, đẹp nhất và đông nhất. Tránh dịp 2/9 và cuối tuần.
- **Tháng 12–2:** đêm có khi gần 0 độ, sương đặc, homestay ít lò sưởi. Mang túi ngủ mỏng, tất len, và hỏi nhà có chăn điện không.

## Đường lên, đường về

Tàu đêm Hà Nội – Lào Cai chạy khoảng tám tiếng, xuống ga đi xe thêm 35 km, chừng một giờ. Xe giường nằm hay limousine theo cao tốc mất 5,5–6 giờ, vào tận phố. Chuyến đêm hay tới lúc ba, bốn giờ sáng, nên hỏi nhà xe có cho nằm lại đến sáng không. Còn sức thì từ đây có xe sang [Hà Giang](/plan-your-trip/day-10).

## Mua hàng của các chị

Tới đầu dốc đã có vài chị H’Mông, Dao đỏ đeo gùi đi cùng, hỏi tên, đỡ tay chỗ trơn, cuối đường mới mở gùi. Không định mua thì cười và nói không ngay từ đầu. Đã nhờ người ta dắt qua suối thì mua một món nhỏ, hoặc gửi ít tiền công cho phải.

> Ở đây, câu “để mai mua” được nhớ thật, sáng hôm sau có người đợi bạn trước cửa.

Vải lanh dệt tay sờ thấy ráp, chàm mới còn dây ra tay, còn hàng in máy thì trơn và đều tăm tắp. Trả giá vừa phải, hỏi trước khi chụp, và đừng mua hàng của trẻ con kẻo các em bỏ học.
`,
  contentEn: `
Early in the Muong Hoa valley the cloud is still lying on the river, smoke has just begun to rise from the roofs, and hundreds of terraces, banked by hand over generations, climb from the water to the ridge. This is the Sapa people remember. To meet it, leave the hotels and cranes of the town behind and walk down.

## Sleep in town or in a village

[Sapa](/where-to-go/sapa) town suits a late first night, small children, older parents and an early cable car. Spend the other nights in a village, where the best thing you’ll pay for is opening the door in the morning onto the fields.

- **Lao Chai** (Hmong) and **Ta Van** (Giay) lie close together on the valley floor, 8–10 km from town. There are plenty of homestays and a road. First-timers should choose Ta Van.
- **Ta Phin**, about 12 km north, is Red Dao and Hmong, and known for hot herbal baths.
- **Y Ty** is some 70 km away, around three hours of mountain road, with the rammed-earth houses of the Ha Nhi and dry-season seas of cloud. Stay the night; as a day trip it is nothing but bends.

Cat Cat, just under town, is now a ticketed show village full of costume hire. With two days or more, skip it.

## Three walks

| Route | Length | Time | For |
| --- | --- | --- | --- |
| Town – Y Linh Ho – Lao Chai – Ta Van | 12–14 km | 5–6 hours with stops | A first walk |
| Ta Van – bamboo forest, waterfall – Giang Ta Chai | 7–8 km | 3–4 hours | A second day |
| Town – Ma Tra – Ta Phin | 10–12 km | 4–5 hours | Fewer people |

Hire a guide from the villages, usually a Hmong woman who knows every dyke. She knows which path slid last week and whose seedlings you must not tread on, and the fee stays there. Ask whether lunch, village tickets and the ride back are included. After rain, borrow rubber boots and a bamboo stick from your host: trainers lose to Muong Hoa mud.

## Fansipan, by cable car or on foot

The summit is 3,143 metres. The cable car takes about 15 minutes; above it are 600-odd steps or a short funicular. Expect to pay roughly 800,000–1,000,000 VND ($32–40) in all. Look up at six in the morning and buy only if you can see the top. In fog, your million VND buys the colour white.

On foot you start at Tram Ton on the O Quy Ho pass, some 11 km each way, normally two days with a night in a hut. You must register with Hoang Lien National Park and take a guide. Many climb up and ride down, to spare their knees.

## Which season

- **May–June:** the terraces are flooded and mirror the sky early and late in the day.
- **July–August:** deep green, heavy rain, landslides. Keep a spare day.
- **Late August to late September:** gold, and the crowds that follow it. Avoid weekends and the 2 September holiday.
- **December–February:** nights can approach freezing, fog sits for days, homestays are rarely heated. Pack wool socks and ask about electric blankets.

## Getting up there

The night train from Hanoi to Lao Cai takes about eight hours, then it is an hour or so by road (35 km). Sleeper buses and vans use the expressway and need 5.5–6 hours. Night buses often arrive at three or four in the morning, so ask whether you may sleep on board till light. Buses also run from Sapa to [Ha Giang](/plan-your-trip/day-10).

## Buying from the women who walk with you

At the top of the path a few Hmong or Red Dao women will fall in beside you, ask your name, steady you on the slippery bits and open their baskets at the end. If you don’t mean to buy, say no with a smile at the start. If someone has handed you across a stream, buy something small or pay for her time.

> “Maybe tomorrow” is taken as a promise here. Somebody will be waiting at your door.

Handwoven hemp feels rough and fresh indigo stains your fingers; machine prints are smooth and perfectly regular. Bargain lightly, ask before photographing, and never buy from children, whose place is in school.
`,
})
