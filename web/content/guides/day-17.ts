import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 17,
  meta: {
    titleVi: 'Chọn hang ở Phong Nha: hợp sức, đúng tháng, đặt trước',
    titleEn: 'Phong Nha caves: which suit you, when, how to book',
    descriptionVi:
      'Động Phong Nha bằng thuyền, Thiên Đường cầu gỗ, Hang Tối tắm bùn hay nhiều ngày tới Sơn Đoòng: hang nào hợp sức ai, tháng nào nước lên, đặt trước bao lâu, đường đi.',
    descriptionEn:
      'Phong Nha by boat, Paradise by boardwalk, the Dark Cave’s mud or nights below: how fit you must be, which months flood, how far ahead to book and how to arrive.',
  },
  summaryVi:
    'Ngồi thuyền vào động Phong Nha, đi cầu gỗ trong Thiên Đường, tắm bùn Hang Tối hay băng rừng nhiều ngày tới Sơn Đoòng: hang nào hợp sức ai, đi tháng nào và phải đặt trước bao lâu.',
  summaryEn:
    'A cave by boat, a cave by boardwalk, a cave full of mud, and expeditions that sleep underground: how to match them to your legs, your calendar and the flood season.',
  category: 'activities',
  difficulty: 'advanced',
  season: ['spring', 'summer'],
  destinations: ['phong-nha', 'hue'],
  tagsVi: ['Phong Nha', 'hang động', 'Sơn Đoòng', 'đi rừng', 'xe đạp', 'Đồng Hới'],
  tagsEn: ['Phong Nha', 'caves', 'Son Doong', 'trekking', 'cycling', 'Dong Hoi'],
  imageAltVi: 'Cửa hang khổng lồ với bóng người thám hiểm bé xíu đứng dưới một luồng sáng rọi xiên.',
  imageAltEn: 'A vast cave mouth with one tiny caver standing in a slanting beam of light.',
  agodaSearchTerm: 'phong-nha',
  rating: 4.8,
  featured: true,
  contentVi: `
Phong Nha là một con phố chạy dọc sông Son, sáng ra trâu bò còn thủng thẳng qua đường. Sau lưng phố là khối núi đá vôi giấu hàng trăm hang, trong đó có hang lớn nhất thế giới. Có hang ngồi thuyền mà vào, có hang mang giày thể thao là đủ, có hang phải luyện chân cả tháng. Nên ở ít nhất hai đêm và đi từ dễ đến khó.

## Ba hang không phải ngủ lại

**Động Phong Nha.** Mua vé ở bến thuyền giữa phố rồi ngược sông chừng nửa giờ. Tới cửa hang thuyền tắt máy, người lái chèo tay vào sâu khoảng một cây số, chỉ còn tiếng nước nhỏ giọt. Tiền thuyền tính theo chiếc, mỗi chiếc hơn chục chỗ: đi một mình thì đứng ở quầy vé hỏi ghép. Cả chuyến mất khoảng hai tiếng rưỡi.

**Động Thiên Đường.** Cách phố hơn 20 km. Xe điện đưa vào chân núi, sau đó leo hơn 500 bậc, hoặc vòng theo lối dốc thoải hơn. Bên trong là hang khô, có cầu gỗ dài một cây số dưới vòm nhũ đá cao như nhà thờ. Hai hang kia có thể nghỉ vì nước lớn, hang này thường vẫn mở, trừ khi đường vào bị ngập. Muốn yên tĩnh thì vào trước 9 giờ.

**Hang Tối.** Đu dây chừng 400 m qua sông Chày, bơi vào hang, ngụp trong hồ bùn rồi chèo kayak về. Ai cũng được mặc áo phao, nhưng biết bơi vẫn vui hơn. Đừng mang bộ đồ bơi trắng.

## Đi sâu hơn, ngủ lại trong hang

Các hang hoang dã chỉ đi được với đơn vị có giấy phép, có hướng dẫn và người khuân vác theo đoàn.

| Hang | Thời gian | Nặng đến đâu |
| --- | --- | --- |
| Tú Làn | 1–4 ngày | Bơi qua hang, leo dốc đá; có tuyến ngắn cho người mới |
| Hang Én | 2 ngày 1 đêm | Đi bộ hơn 20 km, lội suối liên tục, ngủ trên bãi cát trong hang |
| Sơn Đoòng | 4 ngày 3 đêm | Đi rừng, leo đá, đu dây, ba đêm cắm trại |

Tú Làn ở Tân Hóa, cách Phong Nha chừng 70 km, là lựa chọn hợp lý cho lần đầu. Hang Én là cửa ngõ của Sơn Đoòng và tự nó đã đáng cả chuyến đi. Riêng Sơn Đoòng chỉ có một đơn vị được phép dẫn khách là Oxalis, mỗi năm nhận khoảng 1.000 người, mỗi đoàn mười khách, giá chừng 3.000 USD (khoảng 75 triệu đồng). Nhiều chuyến kín chỗ trước cả năm, nên đặt xong hang rồi hãy mua vé máy bay.

## Lượng sức trước khi đặt

Thử ở nhà: cuối tuần này đi bộ 10 km đường dốc, hôm sau đi lại lần nữa. Đầu gối không kêu thì Hang Én vừa sức. Sơn Đoòng đòi nhiều hơn, và đơn vị tổ chức sẽ hỏi kỹ sức khỏe cùng những chuyến bạn từng đi. Cứ khai thật, vì giữa rừng không gọi được taxi.

- Mặc quần dài và áo dài tay mau khô, vớ cao cổ để tránh vắt.
- Chọn giày đế bám, thoát nước nhanh. Giày chống nước chỉ giữ nước lại bên trong.
- Mũ, đèn, áo phao đã có đơn vị tổ chức lo; bạn chỉ cần túi chống nước cho điện thoại và thuốc riêng.

## Chọn mùa theo con nước

Đẹp nhất là tháng 3 đến tháng 8. Tháng 6, tháng 7 gió Lào thổi rát mặt, nhưng trong hang vẫn mát. Từ giữa tháng 9 đến đầu tháng 12 là mùa lũ: các tuyến thám hiểm nghỉ gần hết, thuyền vào động và Hang Tối có thể dừng nhiều ngày. Sơn Đoòng chỉ đón khách khoảng từ tháng 1 đến tháng 8. Đầu năm trời lạnh, mưa phùn, bù lại vắng.

> Lỡ đến đúng ngày nước lên, đừng nài chủ thuyền. Hỏi chủ nhà trọ, họ thuộc con sông này hơn mọi ứng dụng thời tiết.

## Bồng Lai và đường đến

Ngày nghỉ chân, mượn xe đạp vòng qua thung lũng Bồng Lai: khoảng nửa ngày giữa ruộng ngô, ruộng lạc và những quán vườn treo võng sát bờ sông, gọi gà nướng từ sớm rồi nằm đợi. Sau mưa đường đất nhão, bánh xe bết bùn. Chỉ đi lối mòn có sẵn, đừng rẽ bừa vào rừng vì nơi này còn bom mìn sót lại.

Cửa ngõ là Đồng Hới, nay thuộc tỉnh Quảng Trị, có cả sân bay lẫn ga tàu. Từ đó vào Phong Nha khoảng 45 km: ô tô gần một giờ, xe buýt chừng tiếng rưỡi. Tàu đêm từ Hà Nội mất khoảng mười tiếng, xem cách chọn giường ở [ngày 12](/plan-your-trip/day-12). Từ [Huế](/where-to-go/hue) có xe chạy thẳng, 4–5 giờ.
`,
  contentEn: `
Phong Nha is one street along the Son River, where cattle still wander across in front of the minibuses. Behind it stands a block of limestone with hundreds of caves inside, the world’s largest among them. You can enter some sitting down, some in trainers, and some only after weeks of preparation. Stay two nights at the very least, and work up from easy to hard.

## Three caves for day visitors

**Phong Nha Cave.** Buy tickets at the boat station in the middle of town. The boat takes half an hour upriver; at the cave mouth the engine is cut and you are rowed about a kilometre into the dark. You pay for the whole boat, which seats a dozen or so, so if you are alone, wait at the counter and join others. Allow two and a half hours.

**Paradise Cave (Thien Duong).** More than 20 km from town, then a buggy and over 500 steps, or a longer, gentler ramp. Inside is a dry cavern on a cathedral scale, with a kilometre of wooden walkway. It usually stays open when high water shuts the other two. Be there before nine to beat the coaches.

**Dark Cave (Hang Toi).** A zip line of about 400 m over the Chay River, a swim into the cave, a wallow in liquid mud and a kayak home. Life jackets are compulsory; being able to swim makes it more fun. Do not wear anything white.

## Going deeper

The wild caves can be visited only with licensed operators, their guides and their porters. There is no independent option.

| Cave | Length | How hard |
| --- | --- | --- |
| Tu Lan | 1–4 days | Swimming through caves, rocky climbs; short versions for first-timers |
| Hang En | 2 days, 1 night | Over 20 km on foot, endless stream crossings, a camp on sand inside the cave |
| Son Doong | 4 days, 3 nights | Jungle, boulders, rope work, three nights of camping |

Tu Lan, near Tan Hoa some 70 km away, is the sensible first expedition. Hang En lies on the way to Son Doong and would be a life’s highlight anywhere else. Son Doong has a single licensed operator, Oxalis, which takes about 1,000 people a year in groups of ten, at roughly $3,000 each. Dates fill as much as a year ahead, so book the cave before the flight.

## Are you fit enough?

Test yourself at home: walk 10 hilly kilometres, then do it again the next day. If your knees are still friendly, Hang En is within reach. Son Doong asks for more, and you will be questioned about your health and past treks. Tell them the truth; a twisted ankle means a very long walk out.

- Wear quick-drying long trousers and sleeves, with long socks against leeches.
- Choose grippy shoes that drain. Waterproof boots just hold the river in.
- Helmets, lamps and life jackets are supplied. Bring a dry bag and your own medicines.

## The flood decides the season

March to August is best. June and July are scorching above ground, thanks to the wind from Laos, and cool below. From mid-September to early December the rivers rise: nearly all expeditions stop, and the boats and the Dark Cave may close for days at a time. Son Doong runs roughly January to August. January and February are chilly, drizzly and quiet.

> If the river is up on your one day here, do not argue with the boatmen. Your guesthouse owner reads this river better than any app.

## Bong Lai by bicycle, and how to arrive

Keep half a day for the Bong Lai valley: dirt lanes, peanut fields, and farmhouse kitchens with hammocks above the river, where you order grilled chicken and then wait happily for an hour. After rain the lanes turn to glue. Stay on used paths, as unexploded bombs remain in the forest.

The gateway is Dong Hoi, now part of Quang Tri province, with an airport and a station on the main line. Phong Nha is about 45 km on: under an hour by car, an hour and a half by bus. The night train from Hanoi takes around ten hours (berths are explained on [day 12](/plan-your-trip/day-12)), and direct buses from [Hue](/where-to-go/hue) take four to five. If you would like the caves fitted into a longer route, [ask our planners](/lien-he/trip-planning).
`,
})
