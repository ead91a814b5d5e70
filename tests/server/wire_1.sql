BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE device (
	endpoint_hash VARCHAR(64) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	made_at FLOAT NOT NULL, 
	CONSTRAINT pk_device PRIMARY KEY (endpoint_hash), 
	CONSTRAINT fk_device_person_id FOREIGN KEY(person_id) REFERENCES person (id)
);
CREATE TABLE event (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	content JSON NOT NULL, 
	command VARCHAR(100), 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_event PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_event_table_id FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT uq_event_command UNIQUE (table_id, command)
);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',1,'sat','{"seat": 0, "person": "N538hz2Z07c7JYmQ", "name": "Ada"}',NULL,1.79485436097215294838e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',2,'sat','{"seat": 1, "person": "N538hz2Z07c7JYmQ", "name": "Ada 2"}',NULL,1.79485436097217178345e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',3,'began','{"seed": 85518323344144279, "game": 947070644763459785, "outcomes": [0]}',NULL,1.79485436097351980209e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',4,'moved','{"seat": 0, "action": "colour brown", "outcomes": [], "moment": 1, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c1',1.79485436120735573769e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',5,'moved','{"seat": 1, "action": "colour red", "outcomes": [], "moment": 2, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c2',1.79485436121555781364e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',6,'said','{"person": "N538hz2Z07c7JYmQ", "name": "Ada", "seat": 0, "text": "Hello"}','N538hz2Z07c7JYmQ:c3',1.79485436122381591797e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',7,'moved','{"seat": 0, "action": "corner a1", "outcomes": [], "moment": 3, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c4',1.79485436122636294365e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',8,'moved','{"seat": 1, "action": "corner h1", "outcomes": [], "moment": 4, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c5',1.79485436123228430748e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',9,'moved','{"seat": 0, "action": "throw", "outcomes": [4], "moment": 5, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c6',1.79485436124164271355e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',10,'moved','{"seat": 0, "action": "place c1", "outcomes": [], "moment": 6, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c7',1.79485436125326728821e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',11,'undone','{"moment": 5, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c8',1.79485436126675200462e+09);
INSERT INTO "event" VALUES('R3Xl6JPephgV5yXy',12,'moved','{"seat": 0, "action": "place a3", "outcomes": [], "moment": 6, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c9',1.79485436127431702614e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',1,'sat','{"seat": 0, "person": "N538hz2Z07c7JYmQ", "name": "Ada"}',NULL,1.79485436129472327232e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',2,'sat','{"seat": 1, "person": "N538hz2Z07c7JYmQ", "name": "Ada 2"}',NULL,1.79485436129474258423e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',3,'began','{"seed": 1403853956961766288, "game": 1828070734860031650, "outcomes": [1, 42, 49, 46, 44, 21, 3, 2, 41, 44, 42, 27, 14, 20, 8, 30, 7, 19, 16, 18, 5]}',NULL,1.7948543612966864109e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',4,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 1, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c10',1.79485436138252353668e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',5,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 2, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c11',1.79485436140148019791e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',6,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 3, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c12',1.79485436141012406349e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',7,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 4, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c13',1.79485436141896796227e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',8,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 5, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c14',1.7948543614293885231e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',9,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 6, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c15',1.79485436143842482567e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',10,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 7, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c16',1.79485436144793653488e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',11,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 8, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c17',1.79485436145912885666e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',12,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 9, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c18',1.79485436147016096115e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',13,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 10, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c19',1.7948543614786427021e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',14,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 11, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c20',1.79485436148785281181e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',15,'moved','{"seat": 0, "action": "keep", "outcomes": [29, 12, 30, 15, 0, 47, 27, 24, 11, 0, 20, 37, 28, 12, 30, 32, 12, 12, 22, 8], "moment": 12, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c21',1.79485436150237321854e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',16,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 13, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c22',1.79485436151423335075e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',17,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 14, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c23',1.79485436152277684212e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',18,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 15, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c24',1.79485436153951334953e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',19,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 16, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c25',1.79485436155256271362e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',20,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 17, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c26',1.79485436158982086182e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',21,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 18, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c27',1.79485436162363052368e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',22,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 19, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c28',1.7948543616348297596e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',23,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 20, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c29',1.7948543616481282711e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',24,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 21, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c30',1.79485436165891838074e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',25,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 22, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c31',1.79485436166459155083e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',26,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 23, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c32',1.79485436167163491249e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',27,'moved','{"seat": 1, "action": "keep", "outcomes": [38, 41, 21, 9, 50, 23, 20, 19, 2, 13, 44, 37, 26, 26, 16, 39, 23, 35, 13, 26], "moment": 24, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c33',1.79485436167645907402e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',28,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 25, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c34',1794854361.68203);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',29,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 26, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c35',1.79485436169451642036e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',30,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 27, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c36',1.79485436169837713242e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',31,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 28, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c37',1.79485436170247626305e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',32,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 29, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c38',1.79485436170635175705e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',33,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 30, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c39',1.7948543617117266655e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',34,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 31, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c40',1.79485436171568846703e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',35,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 32, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c41',1.79485436171995925903e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',36,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 33, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c42',1.79485436172360658646e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',37,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 34, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c43',1.79485436172763133049e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',38,'moved','{"seat": 1, "action": "keep", "outcomes": [], "moment": 35, "ends": false, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0]}','N538hz2Z07c7JYmQ:c44',1.79485436173117589951e+09);
INSERT INTO "event" VALUES('-xvR16GQ5jyPuwOw',39,'moved','{"seat": 0, "action": "keep", "outcomes": [], "moment": 36, "ends": true, "by": "person", "remaining": 0.0, "clocks": [0.0, 0.0], "scores": [17, 0], "winners": [0]}','N538hz2Z07c7JYmQ:c45',1.7948543617383415699e+09);
INSERT INTO "event" VALUES('cISjO4i36_rMyLuo',1,'sat','{"seat": 0, "person": "N538hz2Z07c7JYmQ", "name": "Ada"}',NULL,1.7948543617568192482e+09);
CREATE TABLE game_table (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	owner_id VARCHAR(32) NOT NULL, 
	settings JSON NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	is_private BOOLEAN NOT NULL, 
	made_at FLOAT NOT NULL, 
	changed_at FLOAT NOT NULL, 
	CONSTRAINT pk_game_table PRIMARY KEY (id), 
	CONSTRAINT fk_game_table_owner_id FOREIGN KEY(owner_id) REFERENCES person (id)
);
INSERT INTO "game_table" VALUES('R3Xl6JPephgV5yXy','cubano-course','N538hz2Z07c7JYmQ','{"options": {"players": 2}, "variant": null, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "is_private": false, "may_watch": true}','playing',0,1.79485436097927570343e+09,1.79485436127431702614e+09);
INSERT INTO "game_table" VALUES('-xvR16GQ5jyPuwOw','cubosaurs','N538hz2Z07c7JYmQ','{"options": {"players": 2}, "variant": null, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "is_private": false, "may_watch": true}','over',0,1.7948543613036262989e+09,1.7948543617383415699e+09);
INSERT INTO "game_table" VALUES('cISjO4i36_rMyLuo','trex','N538hz2Z07c7JYmQ','{"options": {"players": 2}, "variant": null, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "is_private": false, "may_watch": true}','open',0,1.79485436175720524788e+09,1.79485436175720524788e+09);
CREATE TABLE heartbeat (
	started_at FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (started_at)
);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	account VARCHAR(40), 
	password VARCHAR(200), 
	made_at FLOAT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id), 
	CONSTRAINT uq_person_account UNIQUE (account)
);
INSERT INTO "person" VALUES('N538hz2Z07c7JYmQ','Ada',NULL,NULL,1.79485436083649039268e+09);
CREATE TABLE result (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	variant VARCHAR(40), 
	score INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	ended_at FLOAT NOT NULL, 
	CONSTRAINT pk_result PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_result_table_id FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT fk_result_person_id FOREIGN KEY(person_id) REFERENCES person (id)
);
INSERT INTO "result" VALUES('-xvR16GQ5jyPuwOw',0,'N538hz2Z07c7JYmQ','Ada','cubosaurs','base',17,1,1.7948543617383415699e+09);
INSERT INTO "result" VALUES('-xvR16GQ5jyPuwOw',1,'N538hz2Z07c7JYmQ','Ada 2','cubosaurs','base',0,2,1.7948543617383415699e+09);
CREATE TABLE server_key (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(1000) NOT NULL, 
	CONSTRAINT pk_server_key PRIMARY KEY (name)
);
CREATE TABLE session (
	token_hash VARCHAR(64) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token_hash), 
	CONSTRAINT fk_session_person_id FOREIGN KEY(person_id) REFERENCES person (id)
);
INSERT INTO "session" VALUES('665c63c37450001936bdcba6fdf4548e0a56610798e5be4fab7bc8bf4248f881','N538hz2Z07c7JYmQ',9999999999.0);
CREATE TABLE sitting (
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_sitting PRIMARY KEY (table_id, person_id), 
	CONSTRAINT fk_sitting_table_id FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT fk_sitting_person_id FOREIGN KEY(person_id) REFERENCES person (id)
);
INSERT INTO "sitting" VALUES('R3Xl6JPephgV5yXy','N538hz2Z07c7JYmQ');
INSERT INTO "sitting" VALUES('-xvR16GQ5jyPuwOw','N538hz2Z07c7JYmQ');
INSERT INTO "sitting" VALUES('cISjO4i36_rMyLuo','N538hz2Z07c7JYmQ');
CREATE INDEX ix_session_person_id ON session (person_id);
CREATE INDEX ix_game_table_listed ON game_table (status, is_private, changed_at);
CREATE INDEX ix_sitting_person_id ON sitting (person_id);
CREATE INDEX ix_result_person ON result (person_id, ended_at);
CREATE INDEX ix_device_person_id ON device (person_id);
COMMIT;
