import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'trekking-the-north',
  meta: {
    titleVi: 'Leo núi miền Bắc: Fansipan, Tà Chì Nhù, Lảo Thẩn, Pù Luông',
    titleEn: 'Trekking in northern Vietnam: summits and villages',
    descriptionVi:
      'Bốn đỉnh Lảo Thẩn, Tà Chì Nhù, Fansipan, Kỳ Quan San theo sức và số ngày; ba vùng đi bản; tháng nào săn mây, phép và porter, mang gì, vắt, dốc và lạnh.',
    descriptionEn:
      'Four summits by height, days and effort, three village regions for those who skip peaks, when to be above the clouds, and the permits, guides and kit you need.',
  },
  category: 'adventure',
  titleVi: 'Leo núi, đi bản và săn mây miền Bắc',
  titleEn: 'Trekking the north: summits, villages, clouds',
  descriptionVi:
    'Fansipan, Kỳ Quan San, Tà Chì Nhù, Lảo Thẩn hay chỉ một vòng Pù Luông, Hoàng Su Phì: chọn theo sức, theo tháng, thuê ai dẫn và mang gì.',
  descriptionEn:
    'Four summits and three village regions in northern Vietnam: how hard each is, when to go, who must guide you, and how to be above the clouds at dawn.',
  tagsVi: ['trekking', 'Fansipan', 'săn mây', 'Pù Luông', 'ruộng bậc thang'],
  tagsEn: ['trekking', 'Fansipan', 'rice terraces', 'homestays', 'sea of clouds'],
  imageAltVi: 'Ba người đi bộ trên sống núi nổi giữa biển mây',
  imageAltEn: 'Three walkers on a ridge above a sea of clouds',
  publishedDate: '2026-04-08',
  featured: false,
  relatedDestinations: ['sapa', 'hanoi'],
  contentVi: `
Núi miền Bắc không cao so với thế giới, nhưng dốc, ẩm và đổi tính rất nhanh. Bù lại, chỉ hai ngày là đã đứng trên mây, còn ai không ham đỉnh thì đi bản, tối ngủ nhà sàn, sáng dậy giữa ruộng.

## Bốn đỉnh, theo sức

| Đỉnh | Cao | Thời gian | Hợp với |
| --- | --- | --- | --- |
| Lảo Thẩn (Y Tý) | 2.860 m | 2 ngày | Người mới |
| Tà Chì Nhù | 2.979 m | 2 ngày | Có tập luyện |
| Fansipan, lối Trạm Tôn | 3.143 m | 2 ngày | Có tập luyện |
| Kỳ Quan San (Bạch Mộc Lương Tử) | 3.046 m | 2–3 ngày | Đã leo vài đỉnh |

**Lảo Thẩn** ít rừng, nhiều sống cỏ, chiều lên tới lán là thấy hoàng hôn. **Tà Chì Nhù**, nay thuộc Lào Cai, dốc đồi trọc phơi nắng gió. Cuối tháng 9 đến tháng 10 có hoa chi pâu tím. **Fansipan** đi bộ lên rồi xuống cáp treo là cách giữ đầu gối. **Kỳ Quan San** dài khoảng 30 km cả đi lẫn về, có đoạn vách đá và sống lưng hẹp; lán ở mốc 2.100 m.

## Không cần đỉnh

- **Mường Hoa**, [Sa Pa](/where-to-go/sapa): Lao Chải – Tả Van – Giàng Tả Chải, 10–12 km, một ngày; ngủ bản thì thong thả hơn.
- **Pù Luông** (Thanh Hóa): Kho Mường, bản Đôn, bản Hiêu, mỗi ngày 8–15 km trong ruộng và rừng; cách Hà Nội khoảng bốn tiếng. Lúa chín hai vụ, cuối tháng 5 và cuối tháng 9.
- **Hoàng Su Phì** (nay thuộc Tuyên Quang): bậc thang cao và vắng hơn Sa Pa, rừng chè cổ thụ; nước đổ tháng 5, tháng 6, lúa vàng từ giữa tháng 9.

## Mùa nào đi đâu

Tháng 10 đến tháng 12 khô, trong, lá phong đỏ: đẹp nhất và đông nhất, lán cuối tuần kín chỗ trước cả tháng. Tháng 1, tháng 2 lạnh gắt, đỉnh có thể đóng băng. Tháng 3, tháng 4 đỗ quyên nở, nhưng hanh khô thì rừng có khi đóng cửa vì cấp cháy. Từ tháng 6 đến tháng 8 mưa to, sạt lở, vắt nhiều; dành cho đi bản ngắn ngày.

## Săn mây

Mây đầy thung lũng khi đêm lạnh, gió nhẹ, hôm trước có mưa rồi trời hửng, rõ nhất từ tháng 11 đến tháng 3. Tới lán trước bốn giờ chiều, ngủ sớm, khoảng bốn giờ sáng xuất phát. Không ai hứa được mây, nên đừng tin tour “bao mây”.

## Phép, dẫn đường, porter

Fansipan nằm trong vườn quốc gia Hoàng Liên: phải có phép và người dẫn được công nhận. Y Tý và phía Lai Châu là vùng biên, mang giấy tờ tùy thân để dẫn đoàn đăng ký với biên phòng. Đỉnh nào cũng nên có người bản địa, vì lạc trong sương là chuyện xảy ra hằng năm; khi ấy gọi 112.

Trọn gói hai ngày một đêm, gồm lán, bữa ăn, porter, khoảng 2–4 triệu đồng một người. Porter thường là bà con H’Mông, Dao; đừng bắt vác quá 15–20 ký, nhớ để phần nước và cơm ngon cho họ.

## Vắt, dốc, lạnh

Tất chống vắt, bôi thuốc quanh cổ giày; lỡ bị cắn thì gạt bằng móng tay, rửa, dán lại. Gậy đôi cứu đầu gối lúc xuống. Mặc ba lớp, áo mưa, găng; đỉnh lạnh hơn chân núi cả chục độ. Đau đầu, run, lú lẫn thì xuống ngay, đỉnh còn đó.
`,
  contentEn: `
The mountains of northern Vietnam are not high by world standards, but they are steep, wet and quick to change. In two days you can stand above the clouds. If summits leave you cold, walk between villages and wake up in the rice.

## Four summits, by effort

| Peak | Height | Time | For |
| --- | --- | --- | --- |
| Lao Than (Y Ty) | 2,860 m | 2 days | First-timers |
| Ta Chi Nhu | 2,979 m | 2 days | Fit walkers |
| Fansipan from Tram Ton | 3,143 m | 2 days | Fit walkers |
| Ky Quan San (Bach Moc Luong Tu) | 3,046 m | 2–3 days | Experienced |

**Lao Than** is mostly open grass ridge, with sunset from the hut. **Ta Chi Nhu**, now in Lao Cai, is a bare, windy hill carpeted with purple *chi pâu* gentians from late September into October. Walk up **Fansipan** and take the cable car down; your knees will thank you. **Ky Quan San** is about 30 km return with rock steps and a narrow spine; the hut is at 2,100 m.

## Without a summit

- **Muong Hoa valley**, [Sapa](/where-to-go/sapa): Lao Chai – Ta Van – Giang Ta Chai, 10–12 km in a day, better with a night in a village.
- **Pu Luong** (Thanh Hoa): Kho Muong, Don and Hieu villages, 8–15 km a day through fields and forest, four hours from Hanoi. Rice ripens twice, in late May and late September.
- **Hoang Su Phi** (now in Tuyen Quang): taller, emptier terraces than Sapa and old tea trees. Flooded paddies in May–June, gold from mid-September.

## Seasons

October to December is dry and clear, with red maples: the best and busiest time, when weekend huts fill a month ahead. January and February bite, and summits can ice over. March and April bring rhododendrons, but dry spells may close forests for fire risk. June to August means heavy rain, landslides and leeches; keep to short village walks.

## Above the clouds

Valleys fill with cloud after a cold, still night when rain has just cleared, most often from November to March. Reach the hut by four, sleep early, start around 4 am. Nobody can guarantee it, and a tour that does is lying.

## Permits, guides, porters

Fansipan is inside Hoang Lien National Park: a permit and an approved guide are required. Y Ty and the Lai Chau side are border country, so bring your passport and let the guide register you with the border guards. Take a local on every peak; people get lost in fog each year, and the number to ring then is 112.

A two-day package with hut, meals and porters costs about 2–4 million đ ($80–160) a person. Porters are usually Hmong or Dao. Keep loads under 15–20 kg, and see that they eat well too.

## Leeches, slopes, cold

Wear leech socks and put repellent around the ankles. If one bites, slide a fingernail under it, wash, cover. Two poles save your knees going down. Bring three layers, a rain jacket and gloves: the top can be more than ten degrees colder than the trailhead. Headache, shivering or confusion mean down, now. The mountain stays.
`,
  tipsVi: [
    'Đi giữa tuần: cuối tuần tháng 11 có đỉnh vài trăm người, lối hẹp phải xếp hàng.',
    'Tập leo cầu thang bốn tuần trước, mỗi buổi 40–60 phút có ba lô.',
    'Mang 2 lít nước, muối điện giải, đèn đội đầu và pin dự phòng.',
    'Giày đi thử ít nhất hai tuần; cắt móng chân trước ngày leo.',
    'Mang hết rác xuống núi, kể cả khăn ướt, áo mưa mỏng và vỏ kẹo.',
  ],
  tipsEn: [
    'Go midweek: on November weekends some summits see hundreds, and narrow paths turn into queues.',
    'Train on stairs for four weeks, 40–60 minutes with a pack.',
    'Carry two litres of water, electrolytes, a head torch and a power bank.',
    'Break boots in for two weeks and cut your toenails before the descent does it for you.',
    'Carry all rubbish down, wet wipes, thin ponchos and sweet wrappers included.',
  ],
})
